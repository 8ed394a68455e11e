ALTER TABLE "organisations" RENAME TO "organizations";--> statement-breakpoint
ALTER TABLE "organizations" RENAME CONSTRAINT "organisations_name_unique" TO "organizations_name_unique";--> statement-breakpoint
ALTER TABLE "users" RENAME COLUMN "organisation_id" TO "organization_id";--> statement-breakpoint
ALTER TABLE "users" RENAME CONSTRAINT "users_organisation_id_organisations_id_fk" TO "users_organization_id_organizations_id_fk";--> statement-breakpoint
ALTER INDEX "users_organisation_id_index" RENAME TO "users_organization_id_index";--> statement-breakpoint
ALTER TABLE "organizations" RENAME CONSTRAINT "organisations_pkey" TO "organizations_pkey";--> statement-breakpoint
ALTER TABLE "login_failures" RENAME COLUMN "account_hash" TO "username_hash";--> statement-breakpoint
ALTER INDEX "login_failures_account_hash_failed_at_index" RENAME TO "login_failures_username_hash_failed_at_index";--> statement-breakpoint
-- A quote inside a text is written \", so that this finds names of fields alone.
UPDATE "audit_entries" SET "details" = replace("details"::text, '"organisationName":', '"organizationName":')::jsonb WHERE "details"::text LIKE '%"organisationName":%';
