// Loaded into a server process: answers "cpu time" with the time that the process has used so far, in microseconds.
process.on("message", (message) => {
  const { user, system } = process.cpuUsage();
  if (message === "cpu time") process.send?.(user + system);
});
