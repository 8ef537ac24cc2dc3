/* A disk that fails as it is told, loaded before the C library: for the tests alone.
 *
 * DISK_FAULTS    rules parted by spaces: CALL=WHAT@FROM-TO
 *                CALL: write, fdatasync, fsync (of a folder), flock
 *                WHAT: the number of an error; slow:MS; short (half is written, then no space); die; half (half is
 *                written, then death). FROM and TO count the calls to files that are meant, from 1.
 * DISK_PATH      only files whose path holds this text; .jsonl where it is not set
 * DISK_LOG       a file to which every call that is meant is added, a line each: CALL PATH
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static int counts[4];
static const char *const names[4] = {"write", "fdatasync", "fsync", "flock"};
enum { WRITE, FDATASYNC, FSYNC, FLOCK };

static int path_of(int fd, char *path)
{
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, PATH_MAX - 1);
    if (length < 0)
        return 0;
    path[length] = 0;
    return 1;
}

static int is_meant(int call, int fd, char *path)
{
    struct stat there;
    if (!getenv("DISK_FAULTS") || fstat(fd, &there) != 0 || !path_of(fd, path))
        return 0;
    if (call == FSYNC)
        return S_ISDIR(there.st_mode);
    const char *part = getenv("DISK_PATH");
    return S_ISREG(there.st_mode) && strstr(path, part ? part : ".jsonl") != NULL;
}

static void add_to_log(int call, const char *path)
{
    const char *log = getenv("DISK_LOG");
    if (!log)
        return;
    char line[PATH_MAX + 32];
    int length = snprintf(line, sizeof line, "%s %s\n", names[call], path);
    int fd = open(log, O_WRONLY | O_CREAT | O_APPEND, 0600);
    if (fd >= 0) {
        ssize_t (*really)(int, const void *, size_t) = dlsym(RTLD_NEXT, "write");
        if (really(fd, line, (size_t)length) < 0)
            abort();
        close(fd);
    }
}

/* What is to become of this call, or NULL. */
static const char *rule_for(int call, int number, char *what)
{
    const char *at = getenv("DISK_FAULTS");
    while (at && *at) {
        char name[16];
        int from, to, used = 0;
        if (sscanf(at, "%15[a-z]=%31[^@]@%d-%d%n", name, what, &from, &to, &used) == 4 && used) {
            if (strcmp(name, names[call]) == 0 && from <= number && number <= to)
                return what;
            at += used;
        }
        at += strcspn(at, " ");
        at += strspn(at, " ");
    }
    return NULL;
}

static void wait_ms(long ms)
{
    struct timespec left = {ms / 1000, ms % 1000 * 1000000};
    while (nanosleep(&left, &left) != 0 && errno == EINTR)
        ;
}

/* Whether the call is to go on; otherwise errno says why not. */
static int goes_on(int call, int fd, const char **what, char *buffer)
{
    char path[PATH_MAX];
    *what = NULL;
    if (!is_meant(call, fd, path))
        return 1;
    int number = __atomic_add_fetch(&counts[call], 1, __ATOMIC_SEQ_CST);
    add_to_log(call, path);
    *what = rule_for(call, number, buffer);
    if (!*what || strcmp(*what, "short") == 0 || strcmp(*what, "half") == 0)
        return 1;
    if (strncmp(*what, "slow:", 5) == 0) {
        wait_ms(atol(*what + 5));
        return 1;
    }
    if (strcmp(*what, "die") == 0)
        raise(SIGKILL);
    errno = atoi(*what);
    return 0;
}

ssize_t write(int fd, const void *bytes, size_t length)
{
    static ssize_t (*really)(int, const void *, size_t);
    static __thread int pieces_to_refuse;
    if (!really)
        really = dlsym(RTLD_NEXT, "write");
    const char *what;
    char buffer[32];
    if (pieces_to_refuse) {
        pieces_to_refuse = 0;
        errno = ENOSPC;
        return -1;
    }
    if (!goes_on(WRITE, fd, &what, buffer))
        return -1;
    if (what && strcmp(what, "short") == 0) {
        pieces_to_refuse = 1;
        return really(fd, bytes, length / 2);
    }
    if (what && strcmp(what, "half") == 0) {
        if (really(fd, bytes, length / 2) >= 0)
            raise(SIGKILL);
    }
    return really(fd, bytes, length);
}

int fdatasync(int fd)
{
    static int (*really)(int);
    if (!really)
        really = dlsym(RTLD_NEXT, "fdatasync");
    const char *what;
    char buffer[32];
    return goes_on(FDATASYNC, fd, &what, buffer) ? really(fd) : -1;
}

int fsync(int fd)
{
    static int (*really)(int);
    if (!really)
        really = dlsym(RTLD_NEXT, "fsync");
    const char *what;
    char buffer[32];
    return goes_on(FSYNC, fd, &what, buffer) ? really(fd) : -1;
}

int flock(int fd, int operation)
{
    static int (*really)(int, int);
    if (!really)
        really = dlsym(RTLD_NEXT, "flock");
    const char *what;
    char buffer[32];
    return goes_on(FLOCK, fd, &what, buffer) ? really(fd, operation) : -1;
}
