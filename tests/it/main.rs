mod clock;
