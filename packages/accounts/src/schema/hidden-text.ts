/**
 * A text column for hashes of secrets. Drizzle puts the parameters of a failed statement into its error's message,
 * and loggers print them; a value of such a column travels inside an object that shows `[hidden]` wherever it is
 * printed and gives its text to the PostgreSQL driver alone (the driver calls `toPostgres`).
 */
import { customType } from 'drizzle-orm/pg-core';

class HiddenText {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  toPostgres(): string {
    return this.#text;
  }

  toString(): string {
    return '[hidden]';
  }

  toJSON(): string {
    return '[hidden]';
  }
}

export const hiddenText = customType<{ data: string; driverData: string | HiddenText }>({
  dataType: () => 'text',
  toDriver: (text) => new HiddenText(text),
});
