import { defineConfig } from 'drizzle-kit';

// Without a database: migrations are generated from the schema files and applied by openAccounts at start.
export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: './src/schema/*.ts',
  out: './migrations',
});
