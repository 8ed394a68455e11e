/**
 * Fills `{slot}` marks of a template. A slot without a value is a mistake in a word bank and throws.
 */
export const fill = (template: string, slots: Record<string, string>): string =>
  template.replace(/\{(\w+)\}/g, (_mark, slot: string) => {
    const value = slots[slot];
    if (value === undefined) throw new Error(`No value for {${slot}} in "${template}"`);
    return value;
  });
