/**
 * Property tests draw the same cases in every run, so that a run says something about the change and not about luck.
 * CVM_SEED=N looks at others.
 */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.CVM_SEED ?? 1) });
