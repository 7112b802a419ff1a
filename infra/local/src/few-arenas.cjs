// The memory allocator of Linux gives each thread an area of its own, in which it keeps what was freed: 20 MB for threads that
// only compress and flush. How many areas there are must be said before a process starts, so this one starts again in its
// place, with the same id and within 30 ms. Required before anything else is loaded, which would be loaded twice. Does
// nothing on other systems, or where the operator has set the number.
const { platform, env, execPath, execArgv, argv } = process;
if (platform === 'linux' && env.MALLOC_ARENA_MAX === undefined) {
  const again = [execPath, ...execArgv, ...argv.slice(1)];
  process.execve?.(execPath, again, { ...env, MALLOC_ARENA_MAX: '2' });
}
