-- Names are kept in one form, however their letters are put together; one that another has in that form stays as it is. A database
-- without Unicode has no such letters.
DO $$ BEGIN
  IF current_setting('server_encoding') = 'UTF8' THEN
    UPDATE "users" SET "email" = normalize("email", NFC) WHERE "email" IS NOT NFC NORMALIZED AND "id" IN (
      SELECT DISTINCT ON (normalize("email", NFC)) "id" FROM "users"
      ORDER BY normalize("email", NFC), "email" IS NFC NORMALIZED DESC, "created_at"
    );
    UPDATE "organizations" SET "name" = normalize("name", NFC) WHERE "name" IS NOT NFC NORMALIZED AND "id" IN (
      SELECT DISTINCT ON (normalize("name", NFC)) "id" FROM "organizations"
      ORDER BY normalize("name", NFC), "name" IS NFC NORMALIZED DESC, "created_at"
    );
  END IF;
END $$;
