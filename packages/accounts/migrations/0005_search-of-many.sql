DROP INDEX "search_entries_folded_trigrams";--> statement-breakpoint
ALTER TABLE "search_entries" ADD COLUMN "leads" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "search_entries" ADD COLUMN "popular" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "search_entries_order" ON "search_entries" USING btree ("index_id","kind","leads","followers" DESC NULLS FIRST,lower("name"),"id");--> statement-breakpoint
CREATE INDEX "search_entries_beginnings" ON "search_entries" USING btree ("index_id","kind","folded" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_entries_show_trigrams" ON "search_entries" USING gin ("folded" gin_trgm_ops) WHERE kind = 'show';--> statement-breakpoint
CREATE INDEX "search_entries_movie_trigrams" ON "search_entries" USING gin ("folded" gin_trgm_ops) WHERE kind = 'movie';--> statement-breakpoint
CREATE INDEX "search_entries_network_trigrams" ON "search_entries" USING gin ("folded" gin_trgm_ops) WHERE kind = 'network';--> statement-breakpoint
CREATE INDEX "search_entries_actor_trigrams" ON "search_entries" USING gin ("folded" gin_trgm_ops) WHERE kind = 'actor';--> statement-breakpoint
CREATE INDEX "search_entries_popular_trigrams" ON "search_entries" USING gin ("folded" gin_trgm_ops) WHERE popular;