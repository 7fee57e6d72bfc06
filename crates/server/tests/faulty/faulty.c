/* A disk that fails when it is told to. Put in front of the C library (LD_PRELOAD) it sees every
 * call that a program makes on the files of one database, and fails it as a real disk would: full,
 * half-written, damaged, read-only, locked by another, or gone with the power, with whatever was
 * not yet flushed. The test says what to do through a small mapped file. See ../disk.rs. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

enum kind { NONE, FULL, SHORT, WRITE_ERROR, READ_ERROR, SYNC_ERROR, SYNC_LOST, READ_ONLY, BUSY, POWER, TORN, FLUSHED };

/* Shared with the test, which knows the order of the fields. */
struct control {
    uint32_t kind;   /* what is to go wrong */
    uint32_t after;  /* so many calls of that kind go well before */
    uint32_t times;  /* and then so many go wrong */
    uint32_t hits;   /* so many have gone wrong */
    uint32_t seed;   /* for what is left to chance when the power goes */
};

#define FILES 4096
static volatile struct control *control;
static const char *match;
static char watched[FILES]; /* by descriptor: 1 a file of the database, 2 one whose writes are noted */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

/* A write that is not flushed yet. */
struct note {
    struct note *next;
    dev_t dev;
    ino_t ino;
    int fd;
    off_t at, before;        /* where, and the file's length before */
    size_t len, had;         /* what was written, and how much was there before */
    char *old, *new;
};
static struct note *notes; /* the latest first */

#define REAL(name) ((typeof(name) *)dlsym(RTLD_NEXT, #name))

__attribute__((constructor)) static void begin(void) {
    const char *path = getenv("FAULTY_CONTROL");
    match = getenv("FAULTY_MATCH");
    if (!path || !match) return;
    int fd = REAL(open)(path, O_RDWR);
    if (fd < 0) return;
    void *map = mmap(NULL, sizeof *control, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    if (map != MAP_FAILED) control = map;
    REAL(close)(fd);
}

static int is_watched(int fd) { return control && fd >= 0 && fd < FILES && watched[fd]; }

/* Whether this call is to go wrong; with the lock held. */
static int is_due(int of_kind) {
    if (!control || !of_kind) return 0;
    if (control->after > 0) { control->after--; return 0; }
    if (control->times == 0) return 0;
    if (control->times != UINT32_MAX) control->times--;
    control->hits++;
    return 1;
}

static uint32_t chance(void) { return control->seed = control->seed * 1664525u + 1013904223u; }

static void forget(const struct stat *file) {
    struct note **at = &notes;
    while (*at) {
        struct note *note = *at;
        if (note->dev != file->st_dev || note->ino != file->st_ino) { at = &note->next; continue; }
        *at = note->next;
        free(note->old);
        free(note->new);
        free(note);
    }
}

static void put(int fd, const char *bytes, size_t len, off_t at) {
    while (len > 0) {
        ssize_t done = REAL(pwrite)(fd, bytes, len, at);
        if (done <= 0) return;
        bytes += done; len -= done; at += done;
    }
}

/* What the disk has when the power goes: everything that was flushed, and by chance some of the rest.
 * With a file given, the rest of that file alone is lost, all of it. */
static void lose(const struct stat *only) {
    struct note *lost = NULL, **at = &notes;
    while (*at) {
        struct note *note = *at;
        if (only && (note->dev != only->st_dev || note->ino != only->st_ino)) { at = &note->next; continue; }
        *at = note->next;
        put(note->fd, note->old, note->had, note->at);
        REAL(ftruncate)(note->fd, note->before);
        note->next = lost;
        lost = note;
    }
    for (struct note *note = lost; note && !only; note = note->next)
        if (chance() & 0x10000) put(note->fd, note->new, note->len, note->at);
}

static void note_write(int fd, const void *bytes, size_t len, off_t at) {
    struct stat file;
    if (watched[fd] != 2 || fstat(fd, &file)) return;
    struct note *note = calloc(1, sizeof *note);
    note->dev = file.st_dev; note->ino = file.st_ino; note->fd = fd; note->at = at; note->before = file.st_size;
    note->len = len; note->old = malloc(len ? len : 1); note->new = malloc(len ? len : 1);
    ssize_t had = REAL(pread)(fd, note->old, len, at);
    note->had = had > 0 ? had : 0;
    memcpy(note->new, bytes, len);
    note->next = notes;
    notes = note;
}

/* A write at a place; gives the result, or -2 if it may go on as usual. */
static ssize_t fail_write(int fd, const void *bytes, size_t len, off_t at) {
    uint32_t kind = control->kind;
    int of_kind = kind == FULL || kind == SHORT || kind == WRITE_ERROR || kind == READ_ONLY || kind == POWER || kind == TORN;
    if (!is_due(of_kind)) return -2;
    switch (kind) {
    case SHORT: put(fd, bytes, len / 2, at); errno = ENOSPC; return -1;
    case WRITE_ERROR: put(fd, bytes, len / 2, at); errno = EIO; return -1;
    case READ_ONLY: errno = EROFS; return -1;
    case POWER: lose(NULL); _exit(137);
    case TORN: put(fd, bytes, len / 2, at); _exit(137);
    default: errno = ENOSPC; return -1;
    }
}

static ssize_t any_write(int fd, const void *bytes, size_t len, off_t at) {
    pthread_mutex_lock(&lock);
    ssize_t done = fail_write(fd, bytes, len, at);
    if (done == -2) {
        note_write(fd, bytes, len, at);
        done = REAL(pwrite)(fd, bytes, len, at);
    }
    int error = errno;
    pthread_mutex_unlock(&lock);
    errno = error;
    return done;
}

ssize_t write(int fd, const void *bytes, size_t len) {
    if (!is_watched(fd)) return REAL(write)(fd, bytes, len);
    off_t at = lseek(fd, 0, SEEK_CUR);
    ssize_t done = any_write(fd, bytes, len, at);
    if (done > 0) lseek(fd, at + done, SEEK_SET);
    return done;
}
ssize_t pwrite(int fd, const void *bytes, size_t len, off_t at) {
    return is_watched(fd) ? any_write(fd, bytes, len, at) : REAL(pwrite)(fd, bytes, len, at);
}
ssize_t pwrite64(int fd, const void *bytes, size_t len, off64_t at) { return pwrite(fd, bytes, len, at); }

static int fail_read(int fd) {
    if (!is_watched(fd)) return 0;
    pthread_mutex_lock(&lock);
    int due = is_due(control->kind == READ_ERROR);
    pthread_mutex_unlock(&lock);
    if (due) errno = EIO;
    return due;
}
ssize_t read(int fd, void *bytes, size_t len) { return fail_read(fd) ? -1 : REAL(read)(fd, bytes, len); }
ssize_t pread(int fd, void *bytes, size_t len, off_t at) { return fail_read(fd) ? -1 : REAL(pread)(fd, bytes, len, at); }
ssize_t pread64(int fd, void *bytes, size_t len, off64_t at) { return pread(fd, bytes, len, at); }

static int any_sync(int fd, int (*real)(int)) {
    if (!is_watched(fd)) return real(fd);
    struct stat file;
    pthread_mutex_lock(&lock);
    uint32_t kind = control->kind;
    int done, error = 0;
    if (is_due(kind == SYNC_ERROR || kind == SYNC_LOST || kind == POWER || kind == FLUSHED)) {
        if (kind == POWER) lose(NULL);
        if (kind == POWER || kind == FLUSHED) _exit(137);
        if (kind == SYNC_LOST && !fstat(fd, &file)) lose(&file);
        done = -1;
        error = EIO;
    } else {
        /* The machine stays up: what counts is which writes had been flushed, not the flushing. */
        done = 0;
        if (!fstat(fd, &file)) forget(&file);
    }
    pthread_mutex_unlock(&lock);
    errno = error;
    return done;
}
int fsync(int fd) { return any_sync(fd, REAL(fsync)); }
int fdatasync(int fd) { return any_sync(fd, REAL(fdatasync)); }

static int any_truncate(int fd, off_t len) {
    if (!is_watched(fd)) return REAL(ftruncate)(fd, len);
    pthread_mutex_lock(&lock);
    uint32_t kind = control->kind;
    int due = is_due(kind == FULL || kind == READ_ONLY);
    pthread_mutex_unlock(&lock);
    if (due) { errno = kind == FULL ? ENOSPC : EROFS; return -1; }
    return REAL(ftruncate)(fd, len);
}
int ftruncate(int fd, off_t len) { return any_truncate(fd, len); }
int ftruncate64(int fd, off64_t len) { return any_truncate(fd, len); }

/* Locks: taken by somebody else. */
static int fail_lock(int fd, int command, void *argument) {
    if (!is_watched(fd) || (command != F_SETLK && command != F_OFD_SETLK)) return 0;
    if (((struct flock *)argument)->l_type == F_UNLCK) return 0;
    pthread_mutex_lock(&lock);
    int due = is_due(control->kind == BUSY);
    pthread_mutex_unlock(&lock);
    if (due) errno = EAGAIN;
    return due;
}
int fcntl(int fd, int command, ...) {
    va_list rest;
    va_start(rest, command);
    void *argument = va_arg(rest, void *);
    va_end(rest);
    return fail_lock(fd, command, argument) ? -1 : REAL(fcntl)(fd, command, argument);
}
int fcntl64(int fd, int command, ...) {
    va_list rest;
    va_start(rest, command);
    void *argument = va_arg(rest, void *);
    va_end(rest);
    return fail_lock(fd, command, argument) ? -1 : REAL(fcntl64)(fd, command, argument);
}

static int any_open(const char *path, int flags, mode_t mode) {
    const char *name = path && control ? strstr(path, match) : NULL;
    if (name && (flags & O_ACCMODE) != O_RDONLY) {
        pthread_mutex_lock(&lock);
        int due = is_due(control->kind == READ_ONLY);
        pthread_mutex_unlock(&lock);
        if (due) { errno = EROFS; return -1; }
    }
    int fd = REAL(open)(path, flags, mode);
    if (fd >= 0 && fd < FILES) watched[fd] = name ? (strstr(name, "-shm") || strstr(name, "-reserve") ? 1 : 2) : 0;
    return fd;
}
#define MODE(flags) ({ mode_t mode = 0; if ((flags) & (O_CREAT | O_TMPFILE)) { va_list rest; va_start(rest, flags); mode = va_arg(rest, mode_t); va_end(rest); } mode; })
int open(const char *path, int flags, ...) { mode_t mode = MODE(flags); return any_open(path, flags, mode); }
int open64(const char *path, int flags, ...) { mode_t mode = MODE(flags); return any_open(path, flags | O_LARGEFILE, mode); }

int close(int fd) {
    if (fd >= 0 && fd < FILES && watched[fd]) {
        pthread_mutex_lock(&lock);
        /* What is lost with the power is put back through a descriptor that is still open. */
        for (struct note *note = notes; note; note = note->next)
            if (note->fd == fd) note->fd = REAL(fcntl)(fd, F_DUPFD_CLOEXEC, 512);
        watched[fd] = 0;
        pthread_mutex_unlock(&lock);
    }
    return REAL(close)(fd);
}
