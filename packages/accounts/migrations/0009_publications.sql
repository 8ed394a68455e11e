CREATE TABLE "publications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"report_id" uuid NOT NULL,
	"organization_id" uuid,
	"published_at" timestamp with time zone NOT NULL,
	"published_by" uuid,
	"revision" integer NOT NULL,
	"name" text NOT NULL,
	"definition" jsonb NOT NULL,
	"version" integer NOT NULL,
	"edition" integer NOT NULL,
	"data_through" text NOT NULL,
	"content" "bytea" NOT NULL,
	"content_version" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "publications_report_id_index" ON "publications" USING btree ("report_id");--> statement-breakpoint
CREATE INDEX "publications_organization_id_index" ON "publications" USING btree ("organization_id");