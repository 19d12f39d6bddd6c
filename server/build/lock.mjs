import fs from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/** A lock that has not been touched for this long, in milliseconds, was left by a command that was killed. */
const staleAfter = 10_000;

/**
 * Runs a task while no other command holds the lock. The lock is a folder that exists only while the task
 * runs, so the task can also keep its files there. Other commands wait.
 * @param {string} folder
 * @param {() => Promise<void>} task
 */
export async function withLock(folder, task) {
  // mkdirSync returns nothing if the folder exists.
  const tryLock = () => fs.mkdirSync(folder, { recursive: true }) !== undefined;
  let isWaiting = false;
  while (!tryLock()) {
    if (!isWaiting) process.stdout.write("Waiting for another command …\n");
    isWaiting = true;
    const touched = fs.statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - touched > staleAfter) fs.rmSync(folder, { recursive: true, force: true });
    else await sleep(100);
  }
  const release = () => fs.rmSync(folder, { recursive: true, force: true });
  // If the program of a task fails, runProgram exits, and `finally` does not run.
  process.on("exit", release);
  const heartbeat = setInterval(() => fs.utimes(folder, new Date(), new Date(), () => {}), staleAfter / 10);
  try {
    await task();
  } finally {
    clearInterval(heartbeat);
    process.off("exit", release);
    release();
  }
}
