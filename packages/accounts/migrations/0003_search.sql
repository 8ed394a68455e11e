CREATE TABLE "search_entries" (
	"index_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"folded" text NOT NULL,
	"image" text,
	"note" text,
	"followers" integer NOT NULL,
	CONSTRAINT "search_entries_index_id_kind_id_pk" PRIMARY KEY("index_id","kind","id")
);
--> statement-breakpoint
CREATE TABLE "search_indexes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_indexes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"filled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "search_entries" ADD CONSTRAINT "search_entries_index_id_search_indexes_id_fk" FOREIGN KEY ("index_id") REFERENCES "public"."search_indexes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_entries_folded_trigrams" ON "search_entries" USING gin ("folded" gin_trgm_ops);