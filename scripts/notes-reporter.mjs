/**
 * A reporter for vitest that notes, in the file named by CVM_NOTES, how long each file took, hooks and imports included, what
 * failed, and what needed a second try: `npm test` says so at its end, where a log that was cut still has it.
 */
import { appendFileSync } from 'node:fs';

const note = (line) => appendFileSync(process.env.CVM_NOTES, `${JSON.stringify(line)}\n`);

const reasons = (errors) => (errors ?? []).map(({ message }) => String(message));

class NotesReporter {
  onTestCaseResult(test) {
    const { state, errors } = test.result();
    const name = test.fullName;
    if (state === 'failed') note({ file: test.module.moduleId, failed: name, reasons: reasons(errors) });
    else if (test.diagnostic()?.flaky) note({ file: test.module.moduleId, again: name, reasons: reasons(errors) });
  }

  onTestSuiteResult(suite) {
    const errors = suite.errors();
    if (errors.length > 0) note({ file: suite.module.moduleId, failed: suite.fullName, reasons: reasons(errors) });
  }

  onTestModuleEnd(module) {
    const { collectDuration, duration, prepareDuration, setupDuration } = module.diagnostic();
    const seconds = (collectDuration + duration + prepareDuration + setupDuration) / 1000;
    note({ file: module.moduleId, seconds });
    const errors = module.errors();
    if (errors.length > 0) note({ file: module.moduleId, failed: 'the file itself', reasons: reasons(errors) });
  }

  onTestRunEnd(_modules, unhandledErrors) {
    if (unhandledErrors.length > 0) note({ failed: 'an error outside the tests', reasons: reasons(unhandledErrors) });
  }
}

// biome-ignore lint/style/noDefaultExport: vitest takes a reporter's default export.
export default NotesReporter;
