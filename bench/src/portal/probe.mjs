/**
 * Loaded into the portal's process before the portal itself: how late its event loop is, how much memory it holds and how long it worked, told to
 * the parent process when asked, since the last time it was asked.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';

const resolutionMs = 10;
const delay = monitorEventLoopDelay({ resolution: resolutionMs });
delay.enable();

let rssPeak = 0;
const check = () => {
  rssPeak = Math.max(rssPeak, process.memoryUsage.rss());
};
setInterval(check, 100).unref();

/** The timer's own period is part of what is recorded. */
/** @param {number} nanoseconds */
const late = (nanoseconds) => Math.max(0, nanoseconds / 1e6 - resolutionMs);

let counted = process.cpuUsage();
/** Milliseconds of the processor since the last time. */
const worked = () => {
  const { user, system } = process.cpuUsage(counted);
  counted = process.cpuUsage();
  return (user + system) / 1000;
};

process.on('message', () => {
  check();
  const cpuMs = worked();
  process.send?.({ cpuMs, rssPeakBytes: rssPeak, lagP99Ms: late(delay.percentile(99)), lagMaxMs: late(delay.max) });
  delay.reset();
  rssPeak = 0;
});
// The portal ends when it wants to, not when its parent does.
process.channel?.unref();
