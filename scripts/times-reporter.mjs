/** A reporter for vitest that notes how long each file took, hooks and imports included, in the file named by CVM_TIMES. */
import { appendFileSync } from 'node:fs';

class TimesReporter {
  onTestModuleEnd(module) {
    const { collectDuration, duration, prepareDuration, setupDuration } = module.diagnostic();
    const seconds = (collectDuration + duration + prepareDuration + setupDuration) / 1000;
    appendFileSync(process.env.CVM_TIMES, `${JSON.stringify({ file: module.moduleId, seconds })}\n`);
  }
}

// biome-ignore lint/style/noDefaultExport: vitest takes a reporter's default export.
export default TimesReporter;
