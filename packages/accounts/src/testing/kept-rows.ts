/** Rows of a store that are kept aside, for tests that change a store which others look at after them. */
import { sql } from 'drizzle-orm';
import type { Db } from '../open.ts';

/** Runs `statement` for each table of the store, whose name stands for %1$I, whatever refers to it. */
const ofEachTable = (statement: string) =>
  sql.raw(`do $$ declare one record; begin
    set local session_replication_role = replica;
    for one in select tablename from pg_tables where schemaname = 'public' loop
      execute format('${statement}', one.tablename);
    end loop;
  end $$`);

/** Keeps the rows of all tables as they are now. */
export const keepRows = async (db: Db): Promise<void> => {
  await db.execute(sql`create schema kept`);
  await db.execute(ofEachTable('create table kept.%1$I as table public.%1$I'));
};

/** All tables hold what was kept, and nothing else. */
export const bringBackRows = async (db: Db): Promise<void> => {
  await db.execute(
    ofEachTable('delete from public.%1$I; insert into public.%1$I overriding system value table kept.%1$I'),
  );
};
