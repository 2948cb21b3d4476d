import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_pages_kind" AS ENUM('page', 'list', 'legal', 'service');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_kind" AS ENUM('page', 'list', 'legal', 'service');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_menus_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__menus_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__menus_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_alerts_type" AS ENUM('urgent', 'timeSensitive');
  CREATE TYPE "public"."enum_alerts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__alerts_v_version_type" AS ENUM('urgent', 'timeSensitive');
  CREATE TYPE "public"."enum__alerts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__alerts_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_regions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__regions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__regions_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_audiences_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__audiences_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__audiences_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_categories_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__categories_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__categories_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_staff_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__staff_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__staff_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_staff_regions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__staff_regions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__staff_regions_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_products_product_highlights_highlight" AS ENUM('noCycle', 'noDeposit', 'flexibleAccess', 'credit', 'smallBusiness');
  CREATE TYPE "public"."enum_products_sector" AS ENUM('personal', 'business', 'treasury', 'mortgage');
  CREATE TYPE "public"."enum_products_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_version_product_highlights_highlight" AS ENUM('noCycle', 'noDeposit', 'flexibleAccess', 'credit', 'smallBusiness');
  CREATE TYPE "public"."enum__products_v_version_sector" AS ENUM('personal', 'business', 'treasury', 'mortgage');
  CREATE TYPE "public"."enum__products_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_product_categories_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__product_categories_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__product_categories_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_faq_categories_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faq_categories_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faq_categories_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_faq_questions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faq_questions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faq_questions_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_locations_location_type_type" AS ENUM('atm', 'loan', 'deposit', 'commercial', 'branch');
  CREATE TYPE "public"."enum_locations_services_service" AS ENUM('Deposits', 'Account Opening/Closing', 'Cashiers Checks', 'Check Cashing', 'Safe Deposit Boxes', 'Coin Machines', 'Notary', 'Mortgage Services', 'Bi-Lingual Employees', 'Night Depository');
  CREATE TYPE "public"."enum_locations_atm_services_service" AS ENUM('Withdrawal', 'Balance Inquiry', 'Account Transfers', 'Deposits');
  CREATE TYPE "public"."enum_locations_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__locations_v_version_location_type_type" AS ENUM('atm', 'loan', 'deposit', 'commercial', 'branch');
  CREATE TYPE "public"."enum__locations_v_version_services_service" AS ENUM('Deposits', 'Account Opening/Closing', 'Cashiers Checks', 'Check Cashing', 'Safe Deposit Boxes', 'Coin Machines', 'Notary', 'Mortgage Services', 'Bi-Lingual Employees', 'Night Depository');
  CREATE TYPE "public"."enum__locations_v_version_atm_services_service" AS ENUM('Withdrawal', 'Balance Inquiry', 'Account Transfers', 'Deposits');
  CREATE TYPE "public"."enum__locations_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__locations_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_posts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_releases_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__releases_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__releases_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_reports_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__reports_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__reports_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_events_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__events_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__events_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_stories_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__stories_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__stories_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_portfolios_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__portfolios_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__portfolios_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_trainings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__trainings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__trainings_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_service_posts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__service_posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__service_posts_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_info_cards_icon" AS ENUM('snail_mail', 'email_fraud', 'text_fraud', 'social_media_fraud', 'fraud', 'card_fraud', 'peer_fraud', 'voice_fraud', 'irs_fraud', 'employment_fraud', 'phone_fraud', 'website_fraud');
  CREATE TYPE "public"."enum_info_cards_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__info_cards_v_version_icon" AS ENUM('snail_mail', 'email_fraud', 'text_fraud', 'social_media_fraud', 'fraud', 'card_fraud', 'peer_fraud', 'voice_fraud', 'irs_fraud', 'employment_fraud', 'phone_fraud', 'website_fraud');
  CREATE TYPE "public"."enum__info_cards_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__info_cards_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_service_card_sets_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__service_card_sets_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__service_card_sets_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_smart_tag_cards_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__smart_tag_cards_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__smart_tag_cards_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_blocks_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__blocks_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__blocks_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_settings_social_links_network" AS ENUM('facebook', 'x', 'linkedin', 'instagram', 'youtube');
  CREATE TYPE "public"."enum_settings_allow_list_category" AS ENUM('enrolment', 'forgot-user-id', 'investor-relations', 'mortgage-portal', 'careers', 'lockbox', 'flipbook', 'loan-payment', 'application', 'maps', 'social', 'app-store');
  CREATE TABLE "pages_blocks" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block" varchar
  );
  
  CREATE TABLE "pages" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"uri" varchar,
  	"english_only" boolean DEFAULT false,
  	"show_f_d_i_c_logo" boolean DEFAULT false,
  	"meta" varchar,
  	"share_image_id" varchar,
  	"in_sitemap" boolean DEFAULT true,
  	"kind" "enum_pages_kind" DEFAULT 'page',
  	"approved" boolean DEFAULT true,
  	"deleted" boolean DEFAULT false,
  	"archived" boolean DEFAULT false,
  	"audience_json" varchar,
  	"order" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pages_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"audiences_id" varchar
  );
  
  CREATE TABLE "_pages_v_version_blocks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"block" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_uri" varchar,
  	"version_english_only" boolean DEFAULT false,
  	"version_show_f_d_i_c_logo" boolean DEFAULT false,
  	"version_meta" varchar,
  	"version_share_image_id" varchar,
  	"version_in_sitemap" boolean DEFAULT true,
  	"version_kind" "enum__pages_v_version_kind" DEFAULT 'page',
  	"version_approved" boolean DEFAULT true,
  	"version_deleted" boolean DEFAULT false,
  	"version_archived" boolean DEFAULT false,
  	"version_audience_json" varchar,
  	"version_order" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"audiences_id" varchar
  );
  
  CREATE TABLE "menus" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"pages_json" varchar,
  	"approved" boolean DEFAULT true,
  	"deleted" boolean DEFAULT false,
  	"archived" boolean DEFAULT false,
  	"audience_json" varchar,
  	"order" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_menus_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_menus_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_pages_json" varchar,
  	"version_approved" boolean DEFAULT true,
  	"version_deleted" boolean DEFAULT false,
  	"version_archived" boolean DEFAULT false,
  	"version_audience_json" varchar,
  	"version_order" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__menus_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__menus_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "alerts" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"type" "enum_alerts_type",
  	"urls" varchar,
  	"approved" boolean DEFAULT true,
  	"deleted" boolean DEFAULT false,
  	"archived" boolean DEFAULT false,
  	"audience_json" varchar,
  	"order" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_alerts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "alerts_locales" (
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_alerts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_type" "enum__alerts_v_version_type",
  	"version_urls" varchar,
  	"version_approved" boolean DEFAULT true,
  	"version_deleted" boolean DEFAULT false,
  	"version_archived" boolean DEFAULT false,
  	"version_audience_json" varchar,
  	"version_order" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__alerts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__alerts_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_alerts_v_locales" (
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "regions" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"permalink" varchar,
  	"name" varchar,
  	"market_code" varchar,
  	"lat" numeric,
  	"lng" numeric,
  	"approved" boolean DEFAULT true,
  	"deleted" boolean DEFAULT false,
  	"archived" boolean DEFAULT false,
  	"audience_json" varchar,
  	"order" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_regions_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_regions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_permalink" varchar,
  	"version_name" varchar,
  	"version_market_code" varchar,
  	"version_lat" numeric,
  	"version_lng" numeric,
  	"version_approved" boolean DEFAULT true,
  	"version_deleted" boolean DEFAULT false,
  	"version_archived" boolean DEFAULT false,
  	"version_audience_json" varchar,
  	"version_order" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__regions_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__regions_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "audiences" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"utm_campaign" varchar,
  	"approved" boolean DEFAULT true,
  	"deleted" boolean DEFAULT false,
  	"archived" boolean DEFAULT false,
  	"audience_json" varchar,
  	"order" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_audiences_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_audiences_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_name" varchar,
  	"version_utm_campaign" varchar,
  	"version_approved" boolean DEFAULT true,
  	"version_deleted" boolean DEFAULT false,
  	"version_archived" boolean DEFAULT false,
  	"version_audience_json" varchar,
  	"version_order" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__audiences_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__audiences_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "categories" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"approved" boolean DEFAULT true,
  	"deleted" boolean DEFAULT false,
  	"archived" boolean DEFAULT false,
  	"audience_json" varchar,
  	"order" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_categories_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "categories_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_categories_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_approved" boolean DEFAULT true,
  	"version_deleted" boolean DEFAULT false,
  	"version_archived" boolean DEFAULT false,
  	"version_audience_json" varchar,
  	"version_order" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__categories_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__categories_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_categories_v_locales" (
  	"version_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "staff" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"first_name" varchar,
  	"last_name" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"photo_id" varchar,
  	"approved" boolean DEFAULT true,
  	"deleted" boolean DEFAULT false,
  	"archived" boolean DEFAULT false,
  	"audience_json" varchar,
  	"order" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_staff_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "staff_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "staff_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar
  );
  
  CREATE TABLE "_staff_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_first_name" varchar,
  	"version_last_name" varchar,
  	"version_email" varchar,
  	"version_phone" varchar,
  	"version_photo_id" varchar,
  	"version_approved" boolean DEFAULT true,
  	"version_deleted" boolean DEFAULT false,
  	"version_archived" boolean DEFAULT false,
  	"version_audience_json" varchar,
  	"version_order" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__staff_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__staff_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_staff_v_locales" (
  	"version_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_staff_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar
  );
  
  CREATE TABLE "staff_regions" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"approved" boolean DEFAULT true,
  	"deleted" boolean DEFAULT false,
  	"archived" boolean DEFAULT false,
  	"audience_json" varchar,
  	"order" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_staff_regions_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "staff_regions_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "staff_regions_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"staff_id" varchar
  );
  
  CREATE TABLE "_staff_regions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_approved" boolean DEFAULT true,
  	"version_deleted" boolean DEFAULT false,
  	"version_archived" boolean DEFAULT false,
  	"version_audience_json" varchar,
  	"version_order" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__staff_regions_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__staff_regions_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_staff_regions_v_locales" (
  	"version_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_staff_regions_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"staff_id" varchar
  );
  
  CREATE TABLE "products_product_highlights" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"highlight" "enum_products_product_highlights_highlight"
  );
  
  CREATE TABLE "products" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"fis_product_i_d" varchar,
  	"min_deposit_open" numeric,
  	"cta" varchar,
  	"cta_link" varchar,
  	"subline" varchar,
  	"cycle_service_charges" varchar,
  	"balance_required" varchar,
  	"free_transactions" varchar,
  	"terms" varchar,
  	"sector" "enum_products_sector",
  	"photo_id" varchar,
  	"approved" boolean DEFAULT true,
  	"deleted" boolean DEFAULT false,
  	"archived" boolean DEFAULT false,
  	"audience_json" varchar,
  	"order" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_products_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_products_v_version_product_highlights" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"highlight" "enum__products_v_version_product_highlights_highlight",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_name" varchar,
  	"version_fis_product_i_d" varchar,
  	"version_min_deposit_open" numeric,
  	"version_cta" varchar,
  	"version_cta_link" varchar,
  	"version_subline" varchar,
  	"version_cycle_service_charges" varchar,
  	"version_balance_required" varchar,
  	"version_free_transactions" varchar,
  	"version_terms" varchar,
  	"version_sector" "enum__products_v_version_sector",
  	"version_photo_id" varchar,
  	"version_approved" boolean DEFAULT true,
  	"version_deleted" boolean DEFAULT false,
  	"version_archived" boolean DEFAULT false,
  	"version_audience_json" varchar,
  	"version_order" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__products_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__products_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "product_categories" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"approved" boolean DEFAULT true,
  	"deleted" boolean DEFAULT false,
  	"archived" boolean DEFAULT false,
  	"audience_json" varchar,
  	"order" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_product_categories_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "product_categories_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "product_categories_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" varchar
  );
  
  CREATE TABLE "_product_categories_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_approved" boolean DEFAULT true,
  	"version_deleted" boolean DEFAULT false,
  	"version_archived" boolean DEFAULT false,
  	"version_audience_json" varchar,
  	"version_order" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__product_categories_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__product_categories_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_product_categories_v_locales" (
  	"version_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_product_categories_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" varchar
  );
  
  CREATE TABLE "faq_categories" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"approved" boolean DEFAULT true,
  	"deleted" boolean DEFAULT false,
  	"archived" boolean DEFAULT false,
  	"audience_json" varchar,
  	"order" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_faq_categories_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "faq_categories_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_faq_categories_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_parent_id" varchar,
  	"version_approved" boolean DEFAULT true,
  	"version_deleted" boolean DEFAULT false,
  	"version_archived" boolean DEFAULT false,
  	"version_audience_json" varchar,
  	"version_order" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__faq_categories_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__faq_categories_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_faq_categories_v_locales" (
  	"version_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "faq_questions" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"category_id" varchar,
  	"approved" boolean DEFAULT true,
  	"deleted" boolean DEFAULT false,
  	"archived" boolean DEFAULT false,
  	"audience_json" varchar,
  	"order" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_faq_questions_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "faq_questions_locales" (
  	"question" varchar,
  	"answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_faq_questions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_category_id" varchar,
  	"version_approved" boolean DEFAULT true,
  	"version_deleted" boolean DEFAULT false,
  	"version_archived" boolean DEFAULT false,
  	"version_audience_json" varchar,
  	"version_order" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__faq_questions_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__faq_questions_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_faq_questions_v_locales" (
  	"version_question" varchar,
  	"version_answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "locations_location_type" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"type" "enum_locations_location_type_type"
  );
  
  CREATE TABLE "locations_featured_services" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"service" varchar
  );
  
  CREATE TABLE "locations_spoken_languages" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"language" varchar
  );
  
  CREATE TABLE "locations_services" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"service" "enum_locations_services_service"
  );
  
  CREATE TABLE "locations_atm_services" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"service" "enum_locations_atm_services_service"
  );
  
  CREATE TABLE "locations_atm_languages" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"language" varchar
  );
  
  CREATE TABLE "locations" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"manager" varchar,
  	"phone" varchar,
  	"address1" varchar,
  	"address2" varchar,
  	"city" varchar,
  	"state" varchar,
  	"zip" varchar,
  	"latitude" numeric,
  	"longitude" numeric,
  	"permalink" varchar,
  	"uri" varchar,
  	"offers_spanish" boolean DEFAULT false,
  	"atm24hours" boolean DEFAULT false,
  	"photo_id" varchar,
  	"mon" varchar,
  	"tue" varchar,
  	"wed" varchar,
  	"thu" varchar,
  	"fri" varchar,
  	"sat" varchar,
  	"dt_mon" varchar,
  	"dt_tue" varchar,
  	"dt_wed" varchar,
  	"dt_thu" varchar,
  	"dt_fri" varchar,
  	"dt_sat" varchar,
  	"approved" boolean DEFAULT true,
  	"deleted" boolean DEFAULT false,
  	"archived" boolean DEFAULT false,
  	"audience_json" varchar,
  	"order" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_locations_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "locations_locales" (
  	"title" varchar,
  	"headline" varchar,
  	"hours_notes" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_locations_v_version_location_type" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"type" "enum__locations_v_version_location_type_type",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_locations_v_version_featured_services" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"service" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_locations_v_version_spoken_languages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"language" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_locations_v_version_services" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"service" "enum__locations_v_version_services_service",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_locations_v_version_atm_services" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"service" "enum__locations_v_version_atm_services_service",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_locations_v_version_atm_languages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"language" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_locations_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_name" varchar,
  	"version_manager" varchar,
  	"version_phone" varchar,
  	"version_address1" varchar,
  	"version_address2" varchar,
  	"version_city" varchar,
  	"version_state" varchar,
  	"version_zip" varchar,
  	"version_latitude" numeric,
  	"version_longitude" numeric,
  	"version_permalink" varchar,
  	"version_uri" varchar,
  	"version_offers_spanish" boolean DEFAULT false,
  	"version_atm24hours" boolean DEFAULT false,
  	"version_photo_id" varchar,
  	"version_mon" varchar,
  	"version_tue" varchar,
  	"version_wed" varchar,
  	"version_thu" varchar,
  	"version_fri" varchar,
  	"version_sat" varchar,
  	"version_dt_mon" varchar,
  	"version_dt_tue" varchar,
  	"version_dt_wed" varchar,
  	"version_dt_thu" varchar,
  	"version_dt_fri" varchar,
  	"version_dt_sat" varchar,
  	"version_approved" boolean DEFAULT true,
  	"version_deleted" boolean DEFAULT false,
  	"version_archived" boolean DEFAULT false,
  	"version_audience_json" varchar,
  	"version_order" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__locations_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__locations_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_locations_v_locales" (
  	"version_title" varchar,
  	"version_headline" varchar,
  	"version_hours_notes" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "posts" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"uri" varchar,
  	"date" varchar,
  	"featured_image_id" varchar,
  	"author" varchar,
  	"approved" boolean DEFAULT true,
  	"deleted" boolean DEFAULT false,
  	"archived" boolean DEFAULT false,
  	"audience_json" varchar,
  	"order" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_posts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "posts_locales" (
  	"title" varchar,
  	"intro" varchar,
  	"body" varchar,
  	"category" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "posts_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar
  );
  
  CREATE TABLE "_posts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_uri" varchar,
  	"version_date" varchar,
  	"version_featured_image_id" varchar,
  	"version_author" varchar,
  	"version_approved" boolean DEFAULT true,
  	"version_deleted" boolean DEFAULT false,
  	"version_archived" boolean DEFAULT false,
  	"version_audience_json" varchar,
  	"version_order" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__posts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__posts_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_posts_v_locales" (
  	"version_title" varchar,
  	"version_intro" varchar,
  	"version_body" varchar,
  	"version_category" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_posts_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar
  );
  
  CREATE TABLE "releases" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"uri" varchar,
  	"date" varchar,
  	"featured_image_id" varchar,
  	"author" varchar,
  	"approved" boolean DEFAULT true,
  	"deleted" boolean DEFAULT false,
  	"archived" boolean DEFAULT false,
  	"audience_json" varchar,
  	"order" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_releases_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "releases_locales" (
  	"title" varchar,
  	"intro" varchar,
  	"body" varchar,
  	"category" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "releases_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar
  );
  
  CREATE TABLE "_releases_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_uri" varchar,
  	"version_date" varchar,
  	"version_featured_image_id" varchar,
  	"version_author" varchar,
  	"version_approved" boolean DEFAULT true,
  	"version_deleted" boolean DEFAULT false,
  	"version_archived" boolean DEFAULT false,
  	"version_audience_json" varchar,
  	"version_order" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__releases_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__releases_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_releases_v_locales" (
  	"version_title" varchar,
  	"version_intro" varchar,
  	"version_body" varchar,
  	"version_category" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_releases_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar
  );
  
  CREATE TABLE "reports" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"uri" varchar,
  	"date" varchar,
  	"featured_image_id" varchar,
  	"author" varchar,
  	"approved" boolean DEFAULT true,
  	"deleted" boolean DEFAULT false,
  	"archived" boolean DEFAULT false,
  	"audience_json" varchar,
  	"order" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_reports_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "reports_locales" (
  	"title" varchar,
  	"intro" varchar,
  	"body" varchar,
  	"category" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "reports_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar
  );
  
  CREATE TABLE "_reports_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_uri" varchar,
  	"version_date" varchar,
  	"version_featured_image_id" varchar,
  	"version_author" varchar,
  	"version_approved" boolean DEFAULT true,
  	"version_deleted" boolean DEFAULT false,
  	"version_archived" boolean DEFAULT false,
  	"version_audience_json" varchar,
  	"version_order" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__reports_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__reports_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_reports_v_locales" (
  	"version_title" varchar,
  	"version_intro" varchar,
  	"version_body" varchar,
  	"version_category" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_reports_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar
  );
  
  CREATE TABLE "events" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"uri" varchar,
  	"start_date" varchar,
  	"photo_id" varchar,
  	"approved" boolean DEFAULT true,
  	"deleted" boolean DEFAULT false,
  	"archived" boolean DEFAULT false,
  	"audience_json" varchar,
  	"order" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_events_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "events_locales" (
  	"title" varchar,
  	"name" varchar,
  	"summary" varchar,
  	"description" varchar,
  	"show_date" varchar,
  	"time" varchar,
  	"place" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_events_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_uri" varchar,
  	"version_start_date" varchar,
  	"version_photo_id" varchar,
  	"version_approved" boolean DEFAULT true,
  	"version_deleted" boolean DEFAULT false,
  	"version_archived" boolean DEFAULT false,
  	"version_audience_json" varchar,
  	"version_order" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__events_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__events_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_events_v_locales" (
  	"version_title" varchar,
  	"version_name" varchar,
  	"version_summary" varchar,
  	"version_description" varchar,
  	"version_show_date" varchar,
  	"version_time" varchar,
  	"version_place" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "stories" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"uri" varchar,
  	"photo_id" varchar,
  	"approved" boolean DEFAULT true,
  	"deleted" boolean DEFAULT false,
  	"archived" boolean DEFAULT false,
  	"audience_json" varchar,
  	"order" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_stories_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "stories_locales" (
  	"title" varchar,
  	"problem" varchar,
  	"solution" varchar,
  	"result" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_stories_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_uri" varchar,
  	"version_photo_id" varchar,
  	"version_approved" boolean DEFAULT true,
  	"version_deleted" boolean DEFAULT false,
  	"version_archived" boolean DEFAULT false,
  	"version_audience_json" varchar,
  	"version_order" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__stories_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__stories_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_stories_v_locales" (
  	"version_title" varchar,
  	"version_problem" varchar,
  	"version_solution" varchar,
  	"version_result" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "portfolios" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"uri" varchar,
  	"photo_id" varchar,
  	"approved" boolean DEFAULT true,
  	"deleted" boolean DEFAULT false,
  	"archived" boolean DEFAULT false,
  	"audience_json" varchar,
  	"order" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_portfolios_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "portfolios_locales" (
  	"name" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_portfolios_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_uri" varchar,
  	"version_photo_id" varchar,
  	"version_approved" boolean DEFAULT true,
  	"version_deleted" boolean DEFAULT false,
  	"version_archived" boolean DEFAULT false,
  	"version_audience_json" varchar,
  	"version_order" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__portfolios_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__portfolios_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_portfolios_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "trainings" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" numeric,
  	"approved" boolean DEFAULT true,
  	"deleted" boolean DEFAULT false,
  	"archived" boolean DEFAULT false,
  	"audience_json" varchar,
  	"order" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_trainings_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "trainings_locales" (
  	"title" varchar,
  	"body" varchar,
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_trainings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_day" numeric,
  	"version_approved" boolean DEFAULT true,
  	"version_deleted" boolean DEFAULT false,
  	"version_archived" boolean DEFAULT false,
  	"version_audience_json" varchar,
  	"version_order" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__trainings_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__trainings_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_trainings_v_locales" (
  	"version_title" varchar,
  	"version_body" varchar,
  	"version_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "service_posts" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon" varchar,
  	"icon_width" numeric,
  	"uri" varchar,
  	"approved" boolean DEFAULT true,
  	"deleted" boolean DEFAULT false,
  	"archived" boolean DEFAULT false,
  	"audience_json" varchar,
  	"order" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_service_posts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "service_posts_locales" (
  	"title" varchar,
  	"intro" varchar,
  	"description" varchar,
  	"excerpt" varchar,
  	"link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_service_posts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_icon" varchar,
  	"version_icon_width" numeric,
  	"version_uri" varchar,
  	"version_approved" boolean DEFAULT true,
  	"version_deleted" boolean DEFAULT false,
  	"version_archived" boolean DEFAULT false,
  	"version_audience_json" varchar,
  	"version_order" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__service_posts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__service_posts_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_service_posts_v_locales" (
  	"version_title" varchar,
  	"version_intro" varchar,
  	"version_description" varchar,
  	"version_excerpt" varchar,
  	"version_link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "info_cards" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon" "enum_info_cards_icon",
  	"approved" boolean DEFAULT true,
  	"deleted" boolean DEFAULT false,
  	"archived" boolean DEFAULT false,
  	"audience_json" varchar,
  	"order" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_info_cards_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "info_cards_locales" (
  	"title" varchar,
  	"intro" varchar,
  	"body" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_info_cards_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_icon" "enum__info_cards_v_version_icon",
  	"version_approved" boolean DEFAULT true,
  	"version_deleted" boolean DEFAULT false,
  	"version_archived" boolean DEFAULT false,
  	"version_audience_json" varchar,
  	"version_order" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__info_cards_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__info_cards_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_info_cards_v_locales" (
  	"version_title" varchar,
  	"version_intro" varchar,
  	"version_body" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "service_card_sets_nodes" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon" varchar,
  	"uri" varchar,
  	"links_json" varchar
  );
  
  CREATE TABLE "service_card_sets_nodes_locales" (
  	"title" varchar,
  	"intro" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "service_card_sets" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"approved" boolean DEFAULT true,
  	"deleted" boolean DEFAULT false,
  	"archived" boolean DEFAULT false,
  	"audience_json" varchar,
  	"order" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_service_card_sets_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "service_card_sets_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_service_card_sets_v_version_nodes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon" varchar,
  	"uri" varchar,
  	"links_json" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_service_card_sets_v_version_nodes_locales" (
  	"title" varchar,
  	"intro" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_service_card_sets_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_approved" boolean DEFAULT true,
  	"version_deleted" boolean DEFAULT false,
  	"version_archived" boolean DEFAULT false,
  	"version_audience_json" varchar,
  	"version_order" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__service_card_sets_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__service_card_sets_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_service_card_sets_v_locales" (
  	"version_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "smart_tag_cards" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"intro" varchar,
  	"link" varchar,
  	"link_text" varchar,
  	"photo_id" varchar,
  	"approved" boolean DEFAULT true,
  	"deleted" boolean DEFAULT false,
  	"archived" boolean DEFAULT false,
  	"audience_json" varchar,
  	"order" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_smart_tag_cards_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "smart_tag_cards_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar
  );
  
  CREATE TABLE "_smart_tag_cards_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_title" varchar,
  	"version_intro" varchar,
  	"version_link" varchar,
  	"version_link_text" varchar,
  	"version_photo_id" varchar,
  	"version_approved" boolean DEFAULT true,
  	"version_deleted" boolean DEFAULT false,
  	"version_archived" boolean DEFAULT false,
  	"version_audience_json" varchar,
  	"version_order" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__smart_tag_cards_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__smart_tag_cards_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_smart_tag_cards_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar
  );
  
  CREATE TABLE "blocks" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"content" jsonb,
  	"approved" boolean DEFAULT true,
  	"deleted" boolean DEFAULT false,
  	"archived" boolean DEFAULT false,
  	"audience_json" varchar,
  	"order" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_blocks_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_blocks_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_content" jsonb,
  	"version_approved" boolean DEFAULT true,
  	"version_deleted" boolean DEFAULT false,
  	"version_archived" boolean DEFAULT false,
  	"version_audience_json" varchar,
  	"version_order" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__blocks_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__blocks_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "media" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"source_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar,
  	"hour" varchar,
  	"place" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "imports" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"content" varchar NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" varchar,
  	"menus_id" varchar,
  	"alerts_id" varchar,
  	"regions_id" varchar,
  	"audiences_id" varchar,
  	"categories_id" varchar,
  	"staff_id" varchar,
  	"staff_regions_id" varchar,
  	"products_id" varchar,
  	"product_categories_id" varchar,
  	"faq_categories_id" varchar,
  	"faq_questions_id" varchar,
  	"locations_id" varchar,
  	"posts_id" varchar,
  	"releases_id" varchar,
  	"reports_id" varchar,
  	"events_id" varchar,
  	"stories_id" varchar,
  	"portfolios_id" varchar,
  	"trainings_id" varchar,
  	"service_posts_id" varchar,
  	"info_cards_id" varchar,
  	"service_card_sets_id" varchar,
  	"smart_tag_cards_id" varchar,
  	"blocks_id" varchar,
  	"media_id" varchar,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "settings_social_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"network" "enum_settings_social_links_network",
  	"url" varchar
  );
  
  CREATE TABLE "settings_allow_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"url" varchar,
  	"category" "enum_settings_allow_list_category"
  );
  
  CREATE TABLE "settings_savings_tiers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"up_to" numeric,
  	"rate" numeric
  );
  
  CREATE TABLE "settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"bank_name" varchar,
  	"author" varchar,
  	"site_url" varchar,
  	"fdic_statement" varchar,
  	"routing_number" varchar,
  	"swift_code" varchar,
  	"mortgage_license" varchar,
  	"toll_free_number" varchar,
  	"support_email" varchar,
  	"share_image_id" varchar,
  	"login_url" varchar,
  	"treasury_login_url" varchar,
  	"enrol_url" varchar,
  	"forgot_user_id_url" varchar,
  	"loan_payment_url" varchar,
  	"application_servlet_url" varchar,
  	"application_service_url" varchar,
  	"institution_id" varchar,
  	"iphone_app_url" varchar,
  	"android_app_url" varchar,
  	"savings_as_of" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "settings_locales" (
  	"site_title" varchar,
  	"site_description" varchar,
  	"tagline" varchar,
  	"copyright_notice" varchar,
  	"mobile_headline" varchar,
  	"mobile_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "pages_blocks" ADD CONSTRAINT "pages_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_share_image_id_media_id_fk" FOREIGN KEY ("share_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_audiences_fk" FOREIGN KEY ("audiences_id") REFERENCES "public"."audiences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_blocks" ADD CONSTRAINT "_pages_v_version_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_share_image_id_media_id_fk" FOREIGN KEY ("version_share_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_audiences_fk" FOREIGN KEY ("audiences_id") REFERENCES "public"."audiences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v" ADD CONSTRAINT "_menus_v_parent_id_menus_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menus"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "alerts_locales" ADD CONSTRAINT "alerts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."alerts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_alerts_v" ADD CONSTRAINT "_alerts_v_parent_id_alerts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."alerts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_alerts_v_locales" ADD CONSTRAINT "_alerts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_alerts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_regions_v" ADD CONSTRAINT "_regions_v_parent_id_regions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."regions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_audiences_v" ADD CONSTRAINT "_audiences_v_parent_id_audiences_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."audiences"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories_locales" ADD CONSTRAINT "categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_categories_v" ADD CONSTRAINT "_categories_v_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_categories_v_locales" ADD CONSTRAINT "_categories_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_categories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "staff" ADD CONSTRAINT "staff_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "staff_locales" ADD CONSTRAINT "staff_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "staff_rels" ADD CONSTRAINT "staff_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "staff_rels" ADD CONSTRAINT "staff_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_staff_v" ADD CONSTRAINT "_staff_v_parent_id_staff_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_staff_v" ADD CONSTRAINT "_staff_v_version_photo_id_media_id_fk" FOREIGN KEY ("version_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_staff_v_locales" ADD CONSTRAINT "_staff_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_staff_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_staff_v_rels" ADD CONSTRAINT "_staff_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_staff_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_staff_v_rels" ADD CONSTRAINT "_staff_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "staff_regions_locales" ADD CONSTRAINT "staff_regions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."staff_regions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "staff_regions_rels" ADD CONSTRAINT "staff_regions_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."staff_regions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "staff_regions_rels" ADD CONSTRAINT "staff_regions_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_staff_regions_v" ADD CONSTRAINT "_staff_regions_v_parent_id_staff_regions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."staff_regions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_staff_regions_v_locales" ADD CONSTRAINT "_staff_regions_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_staff_regions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_staff_regions_v_rels" ADD CONSTRAINT "_staff_regions_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_staff_regions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_staff_regions_v_rels" ADD CONSTRAINT "_staff_regions_v_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_product_highlights" ADD CONSTRAINT "products_product_highlights_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_version_product_highlights" ADD CONSTRAINT "_products_v_version_product_highlights_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_parent_id_products_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_photo_id_media_id_fk" FOREIGN KEY ("version_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_categories_locales" ADD CONSTRAINT "product_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_categories_rels" ADD CONSTRAINT "product_categories_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_categories_rels" ADD CONSTRAINT "product_categories_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_categories_v" ADD CONSTRAINT "_product_categories_v_parent_id_product_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_categories_v_locales" ADD CONSTRAINT "_product_categories_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_categories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_categories_v_rels" ADD CONSTRAINT "_product_categories_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_product_categories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_categories_v_rels" ADD CONSTRAINT "_product_categories_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "faq_categories" ADD CONSTRAINT "faq_categories_parent_id_faq_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."faq_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "faq_categories_locales" ADD CONSTRAINT "faq_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."faq_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_faq_categories_v" ADD CONSTRAINT "_faq_categories_v_parent_id_faq_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."faq_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faq_categories_v" ADD CONSTRAINT "_faq_categories_v_version_parent_id_faq_categories_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."faq_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faq_categories_v_locales" ADD CONSTRAINT "_faq_categories_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_faq_categories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "faq_questions" ADD CONSTRAINT "faq_questions_category_id_faq_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."faq_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "faq_questions_locales" ADD CONSTRAINT "faq_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."faq_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_faq_questions_v" ADD CONSTRAINT "_faq_questions_v_parent_id_faq_questions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."faq_questions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faq_questions_v" ADD CONSTRAINT "_faq_questions_v_version_category_id_faq_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."faq_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faq_questions_v_locales" ADD CONSTRAINT "_faq_questions_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_faq_questions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "locations_location_type" ADD CONSTRAINT "locations_location_type_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "locations_featured_services" ADD CONSTRAINT "locations_featured_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "locations_spoken_languages" ADD CONSTRAINT "locations_spoken_languages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "locations_services" ADD CONSTRAINT "locations_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "locations_atm_services" ADD CONSTRAINT "locations_atm_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "locations_atm_languages" ADD CONSTRAINT "locations_atm_languages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "locations" ADD CONSTRAINT "locations_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "locations_locales" ADD CONSTRAINT "locations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_locations_v_version_location_type" ADD CONSTRAINT "_locations_v_version_location_type_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_locations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_locations_v_version_featured_services" ADD CONSTRAINT "_locations_v_version_featured_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_locations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_locations_v_version_spoken_languages" ADD CONSTRAINT "_locations_v_version_spoken_languages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_locations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_locations_v_version_services" ADD CONSTRAINT "_locations_v_version_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_locations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_locations_v_version_atm_services" ADD CONSTRAINT "_locations_v_version_atm_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_locations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_locations_v_version_atm_languages" ADD CONSTRAINT "_locations_v_version_atm_languages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_locations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_locations_v" ADD CONSTRAINT "_locations_v_parent_id_locations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_locations_v" ADD CONSTRAINT "_locations_v_version_photo_id_media_id_fk" FOREIGN KEY ("version_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_locations_v_locales" ADD CONSTRAINT "_locations_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_locations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_featured_image_id_media_id_fk" FOREIGN KEY ("featured_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts_locales" ADD CONSTRAINT "posts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_parent_id_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_featured_image_id_media_id_fk" FOREIGN KEY ("version_featured_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v_locales" ADD CONSTRAINT "_posts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "releases" ADD CONSTRAINT "releases_featured_image_id_media_id_fk" FOREIGN KEY ("featured_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "releases_locales" ADD CONSTRAINT "releases_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "releases_rels" ADD CONSTRAINT "releases_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "releases_rels" ADD CONSTRAINT "releases_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_releases_v" ADD CONSTRAINT "_releases_v_parent_id_releases_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."releases"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_releases_v" ADD CONSTRAINT "_releases_v_version_featured_image_id_media_id_fk" FOREIGN KEY ("version_featured_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_releases_v_locales" ADD CONSTRAINT "_releases_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_releases_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_releases_v_rels" ADD CONSTRAINT "_releases_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_releases_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_releases_v_rels" ADD CONSTRAINT "_releases_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reports" ADD CONSTRAINT "reports_featured_image_id_media_id_fk" FOREIGN KEY ("featured_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reports_locales" ADD CONSTRAINT "reports_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reports_rels" ADD CONSTRAINT "reports_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reports_rels" ADD CONSTRAINT "reports_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reports_v" ADD CONSTRAINT "_reports_v_parent_id_reports_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."reports"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reports_v" ADD CONSTRAINT "_reports_v_version_featured_image_id_media_id_fk" FOREIGN KEY ("version_featured_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reports_v_locales" ADD CONSTRAINT "_reports_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_reports_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reports_v_rels" ADD CONSTRAINT "_reports_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_reports_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reports_v_rels" ADD CONSTRAINT "_reports_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events_locales" ADD CONSTRAINT "events_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_parent_id_events_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_photo_id_media_id_fk" FOREIGN KEY ("version_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v_locales" ADD CONSTRAINT "_events_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stories" ADD CONSTRAINT "stories_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stories_locales" ADD CONSTRAINT "stories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_stories_v" ADD CONSTRAINT "_stories_v_parent_id_stories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."stories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_stories_v" ADD CONSTRAINT "_stories_v_version_photo_id_media_id_fk" FOREIGN KEY ("version_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_stories_v_locales" ADD CONSTRAINT "_stories_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_stories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "portfolios" ADD CONSTRAINT "portfolios_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "portfolios_locales" ADD CONSTRAINT "portfolios_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."portfolios"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_portfolios_v" ADD CONSTRAINT "_portfolios_v_parent_id_portfolios_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."portfolios"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_portfolios_v" ADD CONSTRAINT "_portfolios_v_version_photo_id_media_id_fk" FOREIGN KEY ("version_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_portfolios_v_locales" ADD CONSTRAINT "_portfolios_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_portfolios_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "trainings_locales" ADD CONSTRAINT "trainings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."trainings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_trainings_v" ADD CONSTRAINT "_trainings_v_parent_id_trainings_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."trainings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_trainings_v_locales" ADD CONSTRAINT "_trainings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_trainings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_posts_locales" ADD CONSTRAINT "service_posts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."service_posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_service_posts_v" ADD CONSTRAINT "_service_posts_v_parent_id_service_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."service_posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_posts_v_locales" ADD CONSTRAINT "_service_posts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_service_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "info_cards_locales" ADD CONSTRAINT "info_cards_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."info_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_info_cards_v" ADD CONSTRAINT "_info_cards_v_parent_id_info_cards_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."info_cards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_info_cards_v_locales" ADD CONSTRAINT "_info_cards_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_info_cards_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_card_sets_nodes" ADD CONSTRAINT "service_card_sets_nodes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."service_card_sets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_card_sets_nodes_locales" ADD CONSTRAINT "service_card_sets_nodes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."service_card_sets_nodes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_card_sets_locales" ADD CONSTRAINT "service_card_sets_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."service_card_sets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_service_card_sets_v_version_nodes" ADD CONSTRAINT "_service_card_sets_v_version_nodes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_service_card_sets_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_service_card_sets_v_version_nodes_locales" ADD CONSTRAINT "_service_card_sets_v_version_nodes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_service_card_sets_v_version_nodes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_service_card_sets_v" ADD CONSTRAINT "_service_card_sets_v_parent_id_service_card_sets_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."service_card_sets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_card_sets_v_locales" ADD CONSTRAINT "_service_card_sets_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_service_card_sets_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "smart_tag_cards" ADD CONSTRAINT "smart_tag_cards_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "smart_tag_cards_rels" ADD CONSTRAINT "smart_tag_cards_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."smart_tag_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "smart_tag_cards_rels" ADD CONSTRAINT "smart_tag_cards_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_smart_tag_cards_v" ADD CONSTRAINT "_smart_tag_cards_v_parent_id_smart_tag_cards_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."smart_tag_cards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_smart_tag_cards_v" ADD CONSTRAINT "_smart_tag_cards_v_version_photo_id_media_id_fk" FOREIGN KEY ("version_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_smart_tag_cards_v_rels" ADD CONSTRAINT "_smart_tag_cards_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_smart_tag_cards_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_smart_tag_cards_v_rels" ADD CONSTRAINT "_smart_tag_cards_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_blocks_v" ADD CONSTRAINT "_blocks_v_parent_id_blocks_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."blocks"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_menus_fk" FOREIGN KEY ("menus_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_alerts_fk" FOREIGN KEY ("alerts_id") REFERENCES "public"."alerts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_regions_fk" FOREIGN KEY ("regions_id") REFERENCES "public"."regions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audiences_fk" FOREIGN KEY ("audiences_id") REFERENCES "public"."audiences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_staff_regions_fk" FOREIGN KEY ("staff_regions_id") REFERENCES "public"."staff_regions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_product_categories_fk" FOREIGN KEY ("product_categories_id") REFERENCES "public"."product_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faq_categories_fk" FOREIGN KEY ("faq_categories_id") REFERENCES "public"."faq_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faq_questions_fk" FOREIGN KEY ("faq_questions_id") REFERENCES "public"."faq_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_locations_fk" FOREIGN KEY ("locations_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_releases_fk" FOREIGN KEY ("releases_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reports_fk" FOREIGN KEY ("reports_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_stories_fk" FOREIGN KEY ("stories_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_portfolios_fk" FOREIGN KEY ("portfolios_id") REFERENCES "public"."portfolios"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_trainings_fk" FOREIGN KEY ("trainings_id") REFERENCES "public"."trainings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_service_posts_fk" FOREIGN KEY ("service_posts_id") REFERENCES "public"."service_posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_info_cards_fk" FOREIGN KEY ("info_cards_id") REFERENCES "public"."info_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_service_card_sets_fk" FOREIGN KEY ("service_card_sets_id") REFERENCES "public"."service_card_sets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_smart_tag_cards_fk" FOREIGN KEY ("smart_tag_cards_id") REFERENCES "public"."smart_tag_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_blocks_fk" FOREIGN KEY ("blocks_id") REFERENCES "public"."blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_social_links" ADD CONSTRAINT "settings_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_allow_list" ADD CONSTRAINT "settings_allow_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_savings_tiers" ADD CONSTRAINT "settings_savings_tiers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_share_image_id_media_id_fk" FOREIGN KEY ("share_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings_locales" ADD CONSTRAINT "settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_blocks_order_idx" ON "pages_blocks" USING btree ("_order");
  CREATE INDEX "pages_blocks_parent_id_idx" ON "pages_blocks" USING btree ("_parent_id");
  CREATE INDEX "pages_share_image_idx" ON "pages" USING btree ("share_image_id");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_rels_order_idx" ON "pages_rels" USING btree ("order");
  CREATE INDEX "pages_rels_parent_idx" ON "pages_rels" USING btree ("parent_id");
  CREATE INDEX "pages_rels_path_idx" ON "pages_rels" USING btree ("path");
  CREATE INDEX "pages_rels_audiences_id_idx" ON "pages_rels" USING btree ("audiences_id");
  CREATE INDEX "_pages_v_version_blocks_order_idx" ON "_pages_v_version_blocks" USING btree ("_order");
  CREATE INDEX "_pages_v_version_blocks_parent_id_idx" ON "_pages_v_version_blocks" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_share_image_idx" ON "_pages_v" USING btree ("version_share_image_id");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_rels_order_idx" ON "_pages_v_rels" USING btree ("order");
  CREATE INDEX "_pages_v_rels_parent_idx" ON "_pages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_pages_v_rels_path_idx" ON "_pages_v_rels" USING btree ("path");
  CREATE INDEX "_pages_v_rels_audiences_id_idx" ON "_pages_v_rels" USING btree ("audiences_id");
  CREATE INDEX "menus_updated_at_idx" ON "menus" USING btree ("updated_at");
  CREATE INDEX "menus_created_at_idx" ON "menus" USING btree ("created_at");
  CREATE INDEX "menus__status_idx" ON "menus" USING btree ("_status");
  CREATE INDEX "_menus_v_parent_idx" ON "_menus_v" USING btree ("parent_id");
  CREATE INDEX "_menus_v_version_version_updated_at_idx" ON "_menus_v" USING btree ("version_updated_at");
  CREATE INDEX "_menus_v_version_version_created_at_idx" ON "_menus_v" USING btree ("version_created_at");
  CREATE INDEX "_menus_v_version_version__status_idx" ON "_menus_v" USING btree ("version__status");
  CREATE INDEX "_menus_v_created_at_idx" ON "_menus_v" USING btree ("created_at");
  CREATE INDEX "_menus_v_updated_at_idx" ON "_menus_v" USING btree ("updated_at");
  CREATE INDEX "_menus_v_snapshot_idx" ON "_menus_v" USING btree ("snapshot");
  CREATE INDEX "_menus_v_published_locale_idx" ON "_menus_v" USING btree ("published_locale");
  CREATE INDEX "_menus_v_latest_idx" ON "_menus_v" USING btree ("latest");
  CREATE INDEX "alerts_updated_at_idx" ON "alerts" USING btree ("updated_at");
  CREATE INDEX "alerts_created_at_idx" ON "alerts" USING btree ("created_at");
  CREATE INDEX "alerts__status_idx" ON "alerts" USING btree ("_status");
  CREATE UNIQUE INDEX "alerts_locales_locale_parent_id_unique" ON "alerts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_alerts_v_parent_idx" ON "_alerts_v" USING btree ("parent_id");
  CREATE INDEX "_alerts_v_version_version_updated_at_idx" ON "_alerts_v" USING btree ("version_updated_at");
  CREATE INDEX "_alerts_v_version_version_created_at_idx" ON "_alerts_v" USING btree ("version_created_at");
  CREATE INDEX "_alerts_v_version_version__status_idx" ON "_alerts_v" USING btree ("version__status");
  CREATE INDEX "_alerts_v_created_at_idx" ON "_alerts_v" USING btree ("created_at");
  CREATE INDEX "_alerts_v_updated_at_idx" ON "_alerts_v" USING btree ("updated_at");
  CREATE INDEX "_alerts_v_snapshot_idx" ON "_alerts_v" USING btree ("snapshot");
  CREATE INDEX "_alerts_v_published_locale_idx" ON "_alerts_v" USING btree ("published_locale");
  CREATE INDEX "_alerts_v_latest_idx" ON "_alerts_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_alerts_v_locales_locale_parent_id_unique" ON "_alerts_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "regions_updated_at_idx" ON "regions" USING btree ("updated_at");
  CREATE INDEX "regions_created_at_idx" ON "regions" USING btree ("created_at");
  CREATE INDEX "regions__status_idx" ON "regions" USING btree ("_status");
  CREATE INDEX "_regions_v_parent_idx" ON "_regions_v" USING btree ("parent_id");
  CREATE INDEX "_regions_v_version_version_updated_at_idx" ON "_regions_v" USING btree ("version_updated_at");
  CREATE INDEX "_regions_v_version_version_created_at_idx" ON "_regions_v" USING btree ("version_created_at");
  CREATE INDEX "_regions_v_version_version__status_idx" ON "_regions_v" USING btree ("version__status");
  CREATE INDEX "_regions_v_created_at_idx" ON "_regions_v" USING btree ("created_at");
  CREATE INDEX "_regions_v_updated_at_idx" ON "_regions_v" USING btree ("updated_at");
  CREATE INDEX "_regions_v_snapshot_idx" ON "_regions_v" USING btree ("snapshot");
  CREATE INDEX "_regions_v_published_locale_idx" ON "_regions_v" USING btree ("published_locale");
  CREATE INDEX "_regions_v_latest_idx" ON "_regions_v" USING btree ("latest");
  CREATE INDEX "audiences_updated_at_idx" ON "audiences" USING btree ("updated_at");
  CREATE INDEX "audiences_created_at_idx" ON "audiences" USING btree ("created_at");
  CREATE INDEX "audiences__status_idx" ON "audiences" USING btree ("_status");
  CREATE INDEX "_audiences_v_parent_idx" ON "_audiences_v" USING btree ("parent_id");
  CREATE INDEX "_audiences_v_version_version_updated_at_idx" ON "_audiences_v" USING btree ("version_updated_at");
  CREATE INDEX "_audiences_v_version_version_created_at_idx" ON "_audiences_v" USING btree ("version_created_at");
  CREATE INDEX "_audiences_v_version_version__status_idx" ON "_audiences_v" USING btree ("version__status");
  CREATE INDEX "_audiences_v_created_at_idx" ON "_audiences_v" USING btree ("created_at");
  CREATE INDEX "_audiences_v_updated_at_idx" ON "_audiences_v" USING btree ("updated_at");
  CREATE INDEX "_audiences_v_snapshot_idx" ON "_audiences_v" USING btree ("snapshot");
  CREATE INDEX "_audiences_v_published_locale_idx" ON "_audiences_v" USING btree ("published_locale");
  CREATE INDEX "_audiences_v_latest_idx" ON "_audiences_v" USING btree ("latest");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE INDEX "categories__status_idx" ON "categories" USING btree ("_status");
  CREATE UNIQUE INDEX "categories_locales_locale_parent_id_unique" ON "categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_categories_v_parent_idx" ON "_categories_v" USING btree ("parent_id");
  CREATE INDEX "_categories_v_version_version_updated_at_idx" ON "_categories_v" USING btree ("version_updated_at");
  CREATE INDEX "_categories_v_version_version_created_at_idx" ON "_categories_v" USING btree ("version_created_at");
  CREATE INDEX "_categories_v_version_version__status_idx" ON "_categories_v" USING btree ("version__status");
  CREATE INDEX "_categories_v_created_at_idx" ON "_categories_v" USING btree ("created_at");
  CREATE INDEX "_categories_v_updated_at_idx" ON "_categories_v" USING btree ("updated_at");
  CREATE INDEX "_categories_v_snapshot_idx" ON "_categories_v" USING btree ("snapshot");
  CREATE INDEX "_categories_v_published_locale_idx" ON "_categories_v" USING btree ("published_locale");
  CREATE INDEX "_categories_v_latest_idx" ON "_categories_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_categories_v_locales_locale_parent_id_unique" ON "_categories_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "staff_photo_idx" ON "staff" USING btree ("photo_id");
  CREATE INDEX "staff_updated_at_idx" ON "staff" USING btree ("updated_at");
  CREATE INDEX "staff_created_at_idx" ON "staff" USING btree ("created_at");
  CREATE INDEX "staff__status_idx" ON "staff" USING btree ("_status");
  CREATE UNIQUE INDEX "staff_locales_locale_parent_id_unique" ON "staff_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "staff_rels_order_idx" ON "staff_rels" USING btree ("order");
  CREATE INDEX "staff_rels_parent_idx" ON "staff_rels" USING btree ("parent_id");
  CREATE INDEX "staff_rels_path_idx" ON "staff_rels" USING btree ("path");
  CREATE INDEX "staff_rels_categories_id_idx" ON "staff_rels" USING btree ("categories_id");
  CREATE INDEX "_staff_v_parent_idx" ON "_staff_v" USING btree ("parent_id");
  CREATE INDEX "_staff_v_version_version_photo_idx" ON "_staff_v" USING btree ("version_photo_id");
  CREATE INDEX "_staff_v_version_version_updated_at_idx" ON "_staff_v" USING btree ("version_updated_at");
  CREATE INDEX "_staff_v_version_version_created_at_idx" ON "_staff_v" USING btree ("version_created_at");
  CREATE INDEX "_staff_v_version_version__status_idx" ON "_staff_v" USING btree ("version__status");
  CREATE INDEX "_staff_v_created_at_idx" ON "_staff_v" USING btree ("created_at");
  CREATE INDEX "_staff_v_updated_at_idx" ON "_staff_v" USING btree ("updated_at");
  CREATE INDEX "_staff_v_snapshot_idx" ON "_staff_v" USING btree ("snapshot");
  CREATE INDEX "_staff_v_published_locale_idx" ON "_staff_v" USING btree ("published_locale");
  CREATE INDEX "_staff_v_latest_idx" ON "_staff_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_staff_v_locales_locale_parent_id_unique" ON "_staff_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_staff_v_rels_order_idx" ON "_staff_v_rels" USING btree ("order");
  CREATE INDEX "_staff_v_rels_parent_idx" ON "_staff_v_rels" USING btree ("parent_id");
  CREATE INDEX "_staff_v_rels_path_idx" ON "_staff_v_rels" USING btree ("path");
  CREATE INDEX "_staff_v_rels_categories_id_idx" ON "_staff_v_rels" USING btree ("categories_id");
  CREATE INDEX "staff_regions_updated_at_idx" ON "staff_regions" USING btree ("updated_at");
  CREATE INDEX "staff_regions_created_at_idx" ON "staff_regions" USING btree ("created_at");
  CREATE INDEX "staff_regions__status_idx" ON "staff_regions" USING btree ("_status");
  CREATE UNIQUE INDEX "staff_regions_locales_locale_parent_id_unique" ON "staff_regions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "staff_regions_rels_order_idx" ON "staff_regions_rels" USING btree ("order");
  CREATE INDEX "staff_regions_rels_parent_idx" ON "staff_regions_rels" USING btree ("parent_id");
  CREATE INDEX "staff_regions_rels_path_idx" ON "staff_regions_rels" USING btree ("path");
  CREATE INDEX "staff_regions_rels_staff_id_idx" ON "staff_regions_rels" USING btree ("staff_id");
  CREATE INDEX "_staff_regions_v_parent_idx" ON "_staff_regions_v" USING btree ("parent_id");
  CREATE INDEX "_staff_regions_v_version_version_updated_at_idx" ON "_staff_regions_v" USING btree ("version_updated_at");
  CREATE INDEX "_staff_regions_v_version_version_created_at_idx" ON "_staff_regions_v" USING btree ("version_created_at");
  CREATE INDEX "_staff_regions_v_version_version__status_idx" ON "_staff_regions_v" USING btree ("version__status");
  CREATE INDEX "_staff_regions_v_created_at_idx" ON "_staff_regions_v" USING btree ("created_at");
  CREATE INDEX "_staff_regions_v_updated_at_idx" ON "_staff_regions_v" USING btree ("updated_at");
  CREATE INDEX "_staff_regions_v_snapshot_idx" ON "_staff_regions_v" USING btree ("snapshot");
  CREATE INDEX "_staff_regions_v_published_locale_idx" ON "_staff_regions_v" USING btree ("published_locale");
  CREATE INDEX "_staff_regions_v_latest_idx" ON "_staff_regions_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_staff_regions_v_locales_locale_parent_id_unique" ON "_staff_regions_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_staff_regions_v_rels_order_idx" ON "_staff_regions_v_rels" USING btree ("order");
  CREATE INDEX "_staff_regions_v_rels_parent_idx" ON "_staff_regions_v_rels" USING btree ("parent_id");
  CREATE INDEX "_staff_regions_v_rels_path_idx" ON "_staff_regions_v_rels" USING btree ("path");
  CREATE INDEX "_staff_regions_v_rels_staff_id_idx" ON "_staff_regions_v_rels" USING btree ("staff_id");
  CREATE INDEX "products_product_highlights_order_idx" ON "products_product_highlights" USING btree ("_order");
  CREATE INDEX "products_product_highlights_parent_id_idx" ON "products_product_highlights" USING btree ("_parent_id");
  CREATE INDEX "products_photo_idx" ON "products" USING btree ("photo_id");
  CREATE INDEX "products_updated_at_idx" ON "products" USING btree ("updated_at");
  CREATE INDEX "products_created_at_idx" ON "products" USING btree ("created_at");
  CREATE INDEX "products__status_idx" ON "products" USING btree ("_status");
  CREATE INDEX "_products_v_version_product_highlights_order_idx" ON "_products_v_version_product_highlights" USING btree ("_order");
  CREATE INDEX "_products_v_version_product_highlights_parent_id_idx" ON "_products_v_version_product_highlights" USING btree ("_parent_id");
  CREATE INDEX "_products_v_parent_idx" ON "_products_v" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_version_photo_idx" ON "_products_v" USING btree ("version_photo_id");
  CREATE INDEX "_products_v_version_version_updated_at_idx" ON "_products_v" USING btree ("version_updated_at");
  CREATE INDEX "_products_v_version_version_created_at_idx" ON "_products_v" USING btree ("version_created_at");
  CREATE INDEX "_products_v_version_version__status_idx" ON "_products_v" USING btree ("version__status");
  CREATE INDEX "_products_v_created_at_idx" ON "_products_v" USING btree ("created_at");
  CREATE INDEX "_products_v_updated_at_idx" ON "_products_v" USING btree ("updated_at");
  CREATE INDEX "_products_v_snapshot_idx" ON "_products_v" USING btree ("snapshot");
  CREATE INDEX "_products_v_published_locale_idx" ON "_products_v" USING btree ("published_locale");
  CREATE INDEX "_products_v_latest_idx" ON "_products_v" USING btree ("latest");
  CREATE INDEX "product_categories_updated_at_idx" ON "product_categories" USING btree ("updated_at");
  CREATE INDEX "product_categories_created_at_idx" ON "product_categories" USING btree ("created_at");
  CREATE INDEX "product_categories__status_idx" ON "product_categories" USING btree ("_status");
  CREATE UNIQUE INDEX "product_categories_locales_locale_parent_id_unique" ON "product_categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_categories_rels_order_idx" ON "product_categories_rels" USING btree ("order");
  CREATE INDEX "product_categories_rels_parent_idx" ON "product_categories_rels" USING btree ("parent_id");
  CREATE INDEX "product_categories_rels_path_idx" ON "product_categories_rels" USING btree ("path");
  CREATE INDEX "product_categories_rels_products_id_idx" ON "product_categories_rels" USING btree ("products_id");
  CREATE INDEX "_product_categories_v_parent_idx" ON "_product_categories_v" USING btree ("parent_id");
  CREATE INDEX "_product_categories_v_version_version_updated_at_idx" ON "_product_categories_v" USING btree ("version_updated_at");
  CREATE INDEX "_product_categories_v_version_version_created_at_idx" ON "_product_categories_v" USING btree ("version_created_at");
  CREATE INDEX "_product_categories_v_version_version__status_idx" ON "_product_categories_v" USING btree ("version__status");
  CREATE INDEX "_product_categories_v_created_at_idx" ON "_product_categories_v" USING btree ("created_at");
  CREATE INDEX "_product_categories_v_updated_at_idx" ON "_product_categories_v" USING btree ("updated_at");
  CREATE INDEX "_product_categories_v_snapshot_idx" ON "_product_categories_v" USING btree ("snapshot");
  CREATE INDEX "_product_categories_v_published_locale_idx" ON "_product_categories_v" USING btree ("published_locale");
  CREATE INDEX "_product_categories_v_latest_idx" ON "_product_categories_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_product_categories_v_locales_locale_parent_id_unique" ON "_product_categories_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_categories_v_rels_order_idx" ON "_product_categories_v_rels" USING btree ("order");
  CREATE INDEX "_product_categories_v_rels_parent_idx" ON "_product_categories_v_rels" USING btree ("parent_id");
  CREATE INDEX "_product_categories_v_rels_path_idx" ON "_product_categories_v_rels" USING btree ("path");
  CREATE INDEX "_product_categories_v_rels_products_id_idx" ON "_product_categories_v_rels" USING btree ("products_id");
  CREATE INDEX "faq_categories_parent_idx" ON "faq_categories" USING btree ("parent_id");
  CREATE INDEX "faq_categories_updated_at_idx" ON "faq_categories" USING btree ("updated_at");
  CREATE INDEX "faq_categories_created_at_idx" ON "faq_categories" USING btree ("created_at");
  CREATE INDEX "faq_categories__status_idx" ON "faq_categories" USING btree ("_status");
  CREATE UNIQUE INDEX "faq_categories_locales_locale_parent_id_unique" ON "faq_categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_faq_categories_v_parent_idx" ON "_faq_categories_v" USING btree ("parent_id");
  CREATE INDEX "_faq_categories_v_version_version_parent_idx" ON "_faq_categories_v" USING btree ("version_parent_id");
  CREATE INDEX "_faq_categories_v_version_version_updated_at_idx" ON "_faq_categories_v" USING btree ("version_updated_at");
  CREATE INDEX "_faq_categories_v_version_version_created_at_idx" ON "_faq_categories_v" USING btree ("version_created_at");
  CREATE INDEX "_faq_categories_v_version_version__status_idx" ON "_faq_categories_v" USING btree ("version__status");
  CREATE INDEX "_faq_categories_v_created_at_idx" ON "_faq_categories_v" USING btree ("created_at");
  CREATE INDEX "_faq_categories_v_updated_at_idx" ON "_faq_categories_v" USING btree ("updated_at");
  CREATE INDEX "_faq_categories_v_snapshot_idx" ON "_faq_categories_v" USING btree ("snapshot");
  CREATE INDEX "_faq_categories_v_published_locale_idx" ON "_faq_categories_v" USING btree ("published_locale");
  CREATE INDEX "_faq_categories_v_latest_idx" ON "_faq_categories_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_faq_categories_v_locales_locale_parent_id_unique" ON "_faq_categories_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "faq_questions_category_idx" ON "faq_questions" USING btree ("category_id");
  CREATE INDEX "faq_questions_updated_at_idx" ON "faq_questions" USING btree ("updated_at");
  CREATE INDEX "faq_questions_created_at_idx" ON "faq_questions" USING btree ("created_at");
  CREATE INDEX "faq_questions__status_idx" ON "faq_questions" USING btree ("_status");
  CREATE UNIQUE INDEX "faq_questions_locales_locale_parent_id_unique" ON "faq_questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_faq_questions_v_parent_idx" ON "_faq_questions_v" USING btree ("parent_id");
  CREATE INDEX "_faq_questions_v_version_version_category_idx" ON "_faq_questions_v" USING btree ("version_category_id");
  CREATE INDEX "_faq_questions_v_version_version_updated_at_idx" ON "_faq_questions_v" USING btree ("version_updated_at");
  CREATE INDEX "_faq_questions_v_version_version_created_at_idx" ON "_faq_questions_v" USING btree ("version_created_at");
  CREATE INDEX "_faq_questions_v_version_version__status_idx" ON "_faq_questions_v" USING btree ("version__status");
  CREATE INDEX "_faq_questions_v_created_at_idx" ON "_faq_questions_v" USING btree ("created_at");
  CREATE INDEX "_faq_questions_v_updated_at_idx" ON "_faq_questions_v" USING btree ("updated_at");
  CREATE INDEX "_faq_questions_v_snapshot_idx" ON "_faq_questions_v" USING btree ("snapshot");
  CREATE INDEX "_faq_questions_v_published_locale_idx" ON "_faq_questions_v" USING btree ("published_locale");
  CREATE INDEX "_faq_questions_v_latest_idx" ON "_faq_questions_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_faq_questions_v_locales_locale_parent_id_unique" ON "_faq_questions_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "locations_location_type_order_idx" ON "locations_location_type" USING btree ("_order");
  CREATE INDEX "locations_location_type_parent_id_idx" ON "locations_location_type" USING btree ("_parent_id");
  CREATE INDEX "locations_featured_services_order_idx" ON "locations_featured_services" USING btree ("_order");
  CREATE INDEX "locations_featured_services_parent_id_idx" ON "locations_featured_services" USING btree ("_parent_id");
  CREATE INDEX "locations_spoken_languages_order_idx" ON "locations_spoken_languages" USING btree ("_order");
  CREATE INDEX "locations_spoken_languages_parent_id_idx" ON "locations_spoken_languages" USING btree ("_parent_id");
  CREATE INDEX "locations_services_order_idx" ON "locations_services" USING btree ("_order");
  CREATE INDEX "locations_services_parent_id_idx" ON "locations_services" USING btree ("_parent_id");
  CREATE INDEX "locations_atm_services_order_idx" ON "locations_atm_services" USING btree ("_order");
  CREATE INDEX "locations_atm_services_parent_id_idx" ON "locations_atm_services" USING btree ("_parent_id");
  CREATE INDEX "locations_atm_languages_order_idx" ON "locations_atm_languages" USING btree ("_order");
  CREATE INDEX "locations_atm_languages_parent_id_idx" ON "locations_atm_languages" USING btree ("_parent_id");
  CREATE INDEX "locations_photo_idx" ON "locations" USING btree ("photo_id");
  CREATE INDEX "locations_updated_at_idx" ON "locations" USING btree ("updated_at");
  CREATE INDEX "locations_created_at_idx" ON "locations" USING btree ("created_at");
  CREATE INDEX "locations__status_idx" ON "locations" USING btree ("_status");
  CREATE UNIQUE INDEX "locations_locales_locale_parent_id_unique" ON "locations_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_locations_v_version_location_type_order_idx" ON "_locations_v_version_location_type" USING btree ("_order");
  CREATE INDEX "_locations_v_version_location_type_parent_id_idx" ON "_locations_v_version_location_type" USING btree ("_parent_id");
  CREATE INDEX "_locations_v_version_featured_services_order_idx" ON "_locations_v_version_featured_services" USING btree ("_order");
  CREATE INDEX "_locations_v_version_featured_services_parent_id_idx" ON "_locations_v_version_featured_services" USING btree ("_parent_id");
  CREATE INDEX "_locations_v_version_spoken_languages_order_idx" ON "_locations_v_version_spoken_languages" USING btree ("_order");
  CREATE INDEX "_locations_v_version_spoken_languages_parent_id_idx" ON "_locations_v_version_spoken_languages" USING btree ("_parent_id");
  CREATE INDEX "_locations_v_version_services_order_idx" ON "_locations_v_version_services" USING btree ("_order");
  CREATE INDEX "_locations_v_version_services_parent_id_idx" ON "_locations_v_version_services" USING btree ("_parent_id");
  CREATE INDEX "_locations_v_version_atm_services_order_idx" ON "_locations_v_version_atm_services" USING btree ("_order");
  CREATE INDEX "_locations_v_version_atm_services_parent_id_idx" ON "_locations_v_version_atm_services" USING btree ("_parent_id");
  CREATE INDEX "_locations_v_version_atm_languages_order_idx" ON "_locations_v_version_atm_languages" USING btree ("_order");
  CREATE INDEX "_locations_v_version_atm_languages_parent_id_idx" ON "_locations_v_version_atm_languages" USING btree ("_parent_id");
  CREATE INDEX "_locations_v_parent_idx" ON "_locations_v" USING btree ("parent_id");
  CREATE INDEX "_locations_v_version_version_photo_idx" ON "_locations_v" USING btree ("version_photo_id");
  CREATE INDEX "_locations_v_version_version_updated_at_idx" ON "_locations_v" USING btree ("version_updated_at");
  CREATE INDEX "_locations_v_version_version_created_at_idx" ON "_locations_v" USING btree ("version_created_at");
  CREATE INDEX "_locations_v_version_version__status_idx" ON "_locations_v" USING btree ("version__status");
  CREATE INDEX "_locations_v_created_at_idx" ON "_locations_v" USING btree ("created_at");
  CREATE INDEX "_locations_v_updated_at_idx" ON "_locations_v" USING btree ("updated_at");
  CREATE INDEX "_locations_v_snapshot_idx" ON "_locations_v" USING btree ("snapshot");
  CREATE INDEX "_locations_v_published_locale_idx" ON "_locations_v" USING btree ("published_locale");
  CREATE INDEX "_locations_v_latest_idx" ON "_locations_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_locations_v_locales_locale_parent_id_unique" ON "_locations_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "posts_featured_image_idx" ON "posts" USING btree ("featured_image_id");
  CREATE INDEX "posts_updated_at_idx" ON "posts" USING btree ("updated_at");
  CREATE INDEX "posts_created_at_idx" ON "posts" USING btree ("created_at");
  CREATE INDEX "posts__status_idx" ON "posts" USING btree ("_status");
  CREATE UNIQUE INDEX "posts_locales_locale_parent_id_unique" ON "posts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "posts_rels_order_idx" ON "posts_rels" USING btree ("order");
  CREATE INDEX "posts_rels_parent_idx" ON "posts_rels" USING btree ("parent_id");
  CREATE INDEX "posts_rels_path_idx" ON "posts_rels" USING btree ("path");
  CREATE INDEX "posts_rels_categories_id_idx" ON "posts_rels" USING btree ("categories_id");
  CREATE INDEX "_posts_v_parent_idx" ON "_posts_v" USING btree ("parent_id");
  CREATE INDEX "_posts_v_version_version_featured_image_idx" ON "_posts_v" USING btree ("version_featured_image_id");
  CREATE INDEX "_posts_v_version_version_updated_at_idx" ON "_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_posts_v_version_version_created_at_idx" ON "_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_posts_v_version_version__status_idx" ON "_posts_v" USING btree ("version__status");
  CREATE INDEX "_posts_v_created_at_idx" ON "_posts_v" USING btree ("created_at");
  CREATE INDEX "_posts_v_updated_at_idx" ON "_posts_v" USING btree ("updated_at");
  CREATE INDEX "_posts_v_snapshot_idx" ON "_posts_v" USING btree ("snapshot");
  CREATE INDEX "_posts_v_published_locale_idx" ON "_posts_v" USING btree ("published_locale");
  CREATE INDEX "_posts_v_latest_idx" ON "_posts_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_posts_v_locales_locale_parent_id_unique" ON "_posts_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_posts_v_rels_order_idx" ON "_posts_v_rels" USING btree ("order");
  CREATE INDEX "_posts_v_rels_parent_idx" ON "_posts_v_rels" USING btree ("parent_id");
  CREATE INDEX "_posts_v_rels_path_idx" ON "_posts_v_rels" USING btree ("path");
  CREATE INDEX "_posts_v_rels_categories_id_idx" ON "_posts_v_rels" USING btree ("categories_id");
  CREATE INDEX "releases_featured_image_idx" ON "releases" USING btree ("featured_image_id");
  CREATE INDEX "releases_updated_at_idx" ON "releases" USING btree ("updated_at");
  CREATE INDEX "releases_created_at_idx" ON "releases" USING btree ("created_at");
  CREATE INDEX "releases__status_idx" ON "releases" USING btree ("_status");
  CREATE UNIQUE INDEX "releases_locales_locale_parent_id_unique" ON "releases_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "releases_rels_order_idx" ON "releases_rels" USING btree ("order");
  CREATE INDEX "releases_rels_parent_idx" ON "releases_rels" USING btree ("parent_id");
  CREATE INDEX "releases_rels_path_idx" ON "releases_rels" USING btree ("path");
  CREATE INDEX "releases_rels_categories_id_idx" ON "releases_rels" USING btree ("categories_id");
  CREATE INDEX "_releases_v_parent_idx" ON "_releases_v" USING btree ("parent_id");
  CREATE INDEX "_releases_v_version_version_featured_image_idx" ON "_releases_v" USING btree ("version_featured_image_id");
  CREATE INDEX "_releases_v_version_version_updated_at_idx" ON "_releases_v" USING btree ("version_updated_at");
  CREATE INDEX "_releases_v_version_version_created_at_idx" ON "_releases_v" USING btree ("version_created_at");
  CREATE INDEX "_releases_v_version_version__status_idx" ON "_releases_v" USING btree ("version__status");
  CREATE INDEX "_releases_v_created_at_idx" ON "_releases_v" USING btree ("created_at");
  CREATE INDEX "_releases_v_updated_at_idx" ON "_releases_v" USING btree ("updated_at");
  CREATE INDEX "_releases_v_snapshot_idx" ON "_releases_v" USING btree ("snapshot");
  CREATE INDEX "_releases_v_published_locale_idx" ON "_releases_v" USING btree ("published_locale");
  CREATE INDEX "_releases_v_latest_idx" ON "_releases_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_releases_v_locales_locale_parent_id_unique" ON "_releases_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_releases_v_rels_order_idx" ON "_releases_v_rels" USING btree ("order");
  CREATE INDEX "_releases_v_rels_parent_idx" ON "_releases_v_rels" USING btree ("parent_id");
  CREATE INDEX "_releases_v_rels_path_idx" ON "_releases_v_rels" USING btree ("path");
  CREATE INDEX "_releases_v_rels_categories_id_idx" ON "_releases_v_rels" USING btree ("categories_id");
  CREATE INDEX "reports_featured_image_idx" ON "reports" USING btree ("featured_image_id");
  CREATE INDEX "reports_updated_at_idx" ON "reports" USING btree ("updated_at");
  CREATE INDEX "reports_created_at_idx" ON "reports" USING btree ("created_at");
  CREATE INDEX "reports__status_idx" ON "reports" USING btree ("_status");
  CREATE UNIQUE INDEX "reports_locales_locale_parent_id_unique" ON "reports_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "reports_rels_order_idx" ON "reports_rels" USING btree ("order");
  CREATE INDEX "reports_rels_parent_idx" ON "reports_rels" USING btree ("parent_id");
  CREATE INDEX "reports_rels_path_idx" ON "reports_rels" USING btree ("path");
  CREATE INDEX "reports_rels_categories_id_idx" ON "reports_rels" USING btree ("categories_id");
  CREATE INDEX "_reports_v_parent_idx" ON "_reports_v" USING btree ("parent_id");
  CREATE INDEX "_reports_v_version_version_featured_image_idx" ON "_reports_v" USING btree ("version_featured_image_id");
  CREATE INDEX "_reports_v_version_version_updated_at_idx" ON "_reports_v" USING btree ("version_updated_at");
  CREATE INDEX "_reports_v_version_version_created_at_idx" ON "_reports_v" USING btree ("version_created_at");
  CREATE INDEX "_reports_v_version_version__status_idx" ON "_reports_v" USING btree ("version__status");
  CREATE INDEX "_reports_v_created_at_idx" ON "_reports_v" USING btree ("created_at");
  CREATE INDEX "_reports_v_updated_at_idx" ON "_reports_v" USING btree ("updated_at");
  CREATE INDEX "_reports_v_snapshot_idx" ON "_reports_v" USING btree ("snapshot");
  CREATE INDEX "_reports_v_published_locale_idx" ON "_reports_v" USING btree ("published_locale");
  CREATE INDEX "_reports_v_latest_idx" ON "_reports_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_reports_v_locales_locale_parent_id_unique" ON "_reports_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_reports_v_rels_order_idx" ON "_reports_v_rels" USING btree ("order");
  CREATE INDEX "_reports_v_rels_parent_idx" ON "_reports_v_rels" USING btree ("parent_id");
  CREATE INDEX "_reports_v_rels_path_idx" ON "_reports_v_rels" USING btree ("path");
  CREATE INDEX "_reports_v_rels_categories_id_idx" ON "_reports_v_rels" USING btree ("categories_id");
  CREATE INDEX "events_photo_idx" ON "events" USING btree ("photo_id");
  CREATE INDEX "events_updated_at_idx" ON "events" USING btree ("updated_at");
  CREATE INDEX "events_created_at_idx" ON "events" USING btree ("created_at");
  CREATE INDEX "events__status_idx" ON "events" USING btree ("_status");
  CREATE UNIQUE INDEX "events_locales_locale_parent_id_unique" ON "events_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_events_v_parent_idx" ON "_events_v" USING btree ("parent_id");
  CREATE INDEX "_events_v_version_version_photo_idx" ON "_events_v" USING btree ("version_photo_id");
  CREATE INDEX "_events_v_version_version_updated_at_idx" ON "_events_v" USING btree ("version_updated_at");
  CREATE INDEX "_events_v_version_version_created_at_idx" ON "_events_v" USING btree ("version_created_at");
  CREATE INDEX "_events_v_version_version__status_idx" ON "_events_v" USING btree ("version__status");
  CREATE INDEX "_events_v_created_at_idx" ON "_events_v" USING btree ("created_at");
  CREATE INDEX "_events_v_updated_at_idx" ON "_events_v" USING btree ("updated_at");
  CREATE INDEX "_events_v_snapshot_idx" ON "_events_v" USING btree ("snapshot");
  CREATE INDEX "_events_v_published_locale_idx" ON "_events_v" USING btree ("published_locale");
  CREATE INDEX "_events_v_latest_idx" ON "_events_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_events_v_locales_locale_parent_id_unique" ON "_events_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "stories_photo_idx" ON "stories" USING btree ("photo_id");
  CREATE INDEX "stories_updated_at_idx" ON "stories" USING btree ("updated_at");
  CREATE INDEX "stories_created_at_idx" ON "stories" USING btree ("created_at");
  CREATE INDEX "stories__status_idx" ON "stories" USING btree ("_status");
  CREATE UNIQUE INDEX "stories_locales_locale_parent_id_unique" ON "stories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_stories_v_parent_idx" ON "_stories_v" USING btree ("parent_id");
  CREATE INDEX "_stories_v_version_version_photo_idx" ON "_stories_v" USING btree ("version_photo_id");
  CREATE INDEX "_stories_v_version_version_updated_at_idx" ON "_stories_v" USING btree ("version_updated_at");
  CREATE INDEX "_stories_v_version_version_created_at_idx" ON "_stories_v" USING btree ("version_created_at");
  CREATE INDEX "_stories_v_version_version__status_idx" ON "_stories_v" USING btree ("version__status");
  CREATE INDEX "_stories_v_created_at_idx" ON "_stories_v" USING btree ("created_at");
  CREATE INDEX "_stories_v_updated_at_idx" ON "_stories_v" USING btree ("updated_at");
  CREATE INDEX "_stories_v_snapshot_idx" ON "_stories_v" USING btree ("snapshot");
  CREATE INDEX "_stories_v_published_locale_idx" ON "_stories_v" USING btree ("published_locale");
  CREATE INDEX "_stories_v_latest_idx" ON "_stories_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_stories_v_locales_locale_parent_id_unique" ON "_stories_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "portfolios_photo_idx" ON "portfolios" USING btree ("photo_id");
  CREATE INDEX "portfolios_updated_at_idx" ON "portfolios" USING btree ("updated_at");
  CREATE INDEX "portfolios_created_at_idx" ON "portfolios" USING btree ("created_at");
  CREATE INDEX "portfolios__status_idx" ON "portfolios" USING btree ("_status");
  CREATE UNIQUE INDEX "portfolios_locales_locale_parent_id_unique" ON "portfolios_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_portfolios_v_parent_idx" ON "_portfolios_v" USING btree ("parent_id");
  CREATE INDEX "_portfolios_v_version_version_photo_idx" ON "_portfolios_v" USING btree ("version_photo_id");
  CREATE INDEX "_portfolios_v_version_version_updated_at_idx" ON "_portfolios_v" USING btree ("version_updated_at");
  CREATE INDEX "_portfolios_v_version_version_created_at_idx" ON "_portfolios_v" USING btree ("version_created_at");
  CREATE INDEX "_portfolios_v_version_version__status_idx" ON "_portfolios_v" USING btree ("version__status");
  CREATE INDEX "_portfolios_v_created_at_idx" ON "_portfolios_v" USING btree ("created_at");
  CREATE INDEX "_portfolios_v_updated_at_idx" ON "_portfolios_v" USING btree ("updated_at");
  CREATE INDEX "_portfolios_v_snapshot_idx" ON "_portfolios_v" USING btree ("snapshot");
  CREATE INDEX "_portfolios_v_published_locale_idx" ON "_portfolios_v" USING btree ("published_locale");
  CREATE INDEX "_portfolios_v_latest_idx" ON "_portfolios_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_portfolios_v_locales_locale_parent_id_unique" ON "_portfolios_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "trainings_updated_at_idx" ON "trainings" USING btree ("updated_at");
  CREATE INDEX "trainings_created_at_idx" ON "trainings" USING btree ("created_at");
  CREATE INDEX "trainings__status_idx" ON "trainings" USING btree ("_status");
  CREATE UNIQUE INDEX "trainings_locales_locale_parent_id_unique" ON "trainings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_trainings_v_parent_idx" ON "_trainings_v" USING btree ("parent_id");
  CREATE INDEX "_trainings_v_version_version_updated_at_idx" ON "_trainings_v" USING btree ("version_updated_at");
  CREATE INDEX "_trainings_v_version_version_created_at_idx" ON "_trainings_v" USING btree ("version_created_at");
  CREATE INDEX "_trainings_v_version_version__status_idx" ON "_trainings_v" USING btree ("version__status");
  CREATE INDEX "_trainings_v_created_at_idx" ON "_trainings_v" USING btree ("created_at");
  CREATE INDEX "_trainings_v_updated_at_idx" ON "_trainings_v" USING btree ("updated_at");
  CREATE INDEX "_trainings_v_snapshot_idx" ON "_trainings_v" USING btree ("snapshot");
  CREATE INDEX "_trainings_v_published_locale_idx" ON "_trainings_v" USING btree ("published_locale");
  CREATE INDEX "_trainings_v_latest_idx" ON "_trainings_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_trainings_v_locales_locale_parent_id_unique" ON "_trainings_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "service_posts_updated_at_idx" ON "service_posts" USING btree ("updated_at");
  CREATE INDEX "service_posts_created_at_idx" ON "service_posts" USING btree ("created_at");
  CREATE INDEX "service_posts__status_idx" ON "service_posts" USING btree ("_status");
  CREATE UNIQUE INDEX "service_posts_locales_locale_parent_id_unique" ON "service_posts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_service_posts_v_parent_idx" ON "_service_posts_v" USING btree ("parent_id");
  CREATE INDEX "_service_posts_v_version_version_updated_at_idx" ON "_service_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_service_posts_v_version_version_created_at_idx" ON "_service_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_service_posts_v_version_version__status_idx" ON "_service_posts_v" USING btree ("version__status");
  CREATE INDEX "_service_posts_v_created_at_idx" ON "_service_posts_v" USING btree ("created_at");
  CREATE INDEX "_service_posts_v_updated_at_idx" ON "_service_posts_v" USING btree ("updated_at");
  CREATE INDEX "_service_posts_v_snapshot_idx" ON "_service_posts_v" USING btree ("snapshot");
  CREATE INDEX "_service_posts_v_published_locale_idx" ON "_service_posts_v" USING btree ("published_locale");
  CREATE INDEX "_service_posts_v_latest_idx" ON "_service_posts_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_service_posts_v_locales_locale_parent_id_unique" ON "_service_posts_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "info_cards_updated_at_idx" ON "info_cards" USING btree ("updated_at");
  CREATE INDEX "info_cards_created_at_idx" ON "info_cards" USING btree ("created_at");
  CREATE INDEX "info_cards__status_idx" ON "info_cards" USING btree ("_status");
  CREATE UNIQUE INDEX "info_cards_locales_locale_parent_id_unique" ON "info_cards_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_info_cards_v_parent_idx" ON "_info_cards_v" USING btree ("parent_id");
  CREATE INDEX "_info_cards_v_version_version_updated_at_idx" ON "_info_cards_v" USING btree ("version_updated_at");
  CREATE INDEX "_info_cards_v_version_version_created_at_idx" ON "_info_cards_v" USING btree ("version_created_at");
  CREATE INDEX "_info_cards_v_version_version__status_idx" ON "_info_cards_v" USING btree ("version__status");
  CREATE INDEX "_info_cards_v_created_at_idx" ON "_info_cards_v" USING btree ("created_at");
  CREATE INDEX "_info_cards_v_updated_at_idx" ON "_info_cards_v" USING btree ("updated_at");
  CREATE INDEX "_info_cards_v_snapshot_idx" ON "_info_cards_v" USING btree ("snapshot");
  CREATE INDEX "_info_cards_v_published_locale_idx" ON "_info_cards_v" USING btree ("published_locale");
  CREATE INDEX "_info_cards_v_latest_idx" ON "_info_cards_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_info_cards_v_locales_locale_parent_id_unique" ON "_info_cards_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "service_card_sets_nodes_order_idx" ON "service_card_sets_nodes" USING btree ("_order");
  CREATE INDEX "service_card_sets_nodes_parent_id_idx" ON "service_card_sets_nodes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "service_card_sets_nodes_locales_locale_parent_id_unique" ON "service_card_sets_nodes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "service_card_sets_updated_at_idx" ON "service_card_sets" USING btree ("updated_at");
  CREATE INDEX "service_card_sets_created_at_idx" ON "service_card_sets" USING btree ("created_at");
  CREATE INDEX "service_card_sets__status_idx" ON "service_card_sets" USING btree ("_status");
  CREATE UNIQUE INDEX "service_card_sets_locales_locale_parent_id_unique" ON "service_card_sets_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_service_card_sets_v_version_nodes_order_idx" ON "_service_card_sets_v_version_nodes" USING btree ("_order");
  CREATE INDEX "_service_card_sets_v_version_nodes_parent_id_idx" ON "_service_card_sets_v_version_nodes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_service_card_sets_v_version_nodes_locales_locale_parent_id_" ON "_service_card_sets_v_version_nodes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_service_card_sets_v_parent_idx" ON "_service_card_sets_v" USING btree ("parent_id");
  CREATE INDEX "_service_card_sets_v_version_version_updated_at_idx" ON "_service_card_sets_v" USING btree ("version_updated_at");
  CREATE INDEX "_service_card_sets_v_version_version_created_at_idx" ON "_service_card_sets_v" USING btree ("version_created_at");
  CREATE INDEX "_service_card_sets_v_version_version__status_idx" ON "_service_card_sets_v" USING btree ("version__status");
  CREATE INDEX "_service_card_sets_v_created_at_idx" ON "_service_card_sets_v" USING btree ("created_at");
  CREATE INDEX "_service_card_sets_v_updated_at_idx" ON "_service_card_sets_v" USING btree ("updated_at");
  CREATE INDEX "_service_card_sets_v_snapshot_idx" ON "_service_card_sets_v" USING btree ("snapshot");
  CREATE INDEX "_service_card_sets_v_published_locale_idx" ON "_service_card_sets_v" USING btree ("published_locale");
  CREATE INDEX "_service_card_sets_v_latest_idx" ON "_service_card_sets_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_service_card_sets_v_locales_locale_parent_id_unique" ON "_service_card_sets_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "smart_tag_cards_photo_idx" ON "smart_tag_cards" USING btree ("photo_id");
  CREATE INDEX "smart_tag_cards_updated_at_idx" ON "smart_tag_cards" USING btree ("updated_at");
  CREATE INDEX "smart_tag_cards_created_at_idx" ON "smart_tag_cards" USING btree ("created_at");
  CREATE INDEX "smart_tag_cards__status_idx" ON "smart_tag_cards" USING btree ("_status");
  CREATE INDEX "smart_tag_cards_rels_order_idx" ON "smart_tag_cards_rels" USING btree ("order");
  CREATE INDEX "smart_tag_cards_rels_parent_idx" ON "smart_tag_cards_rels" USING btree ("parent_id");
  CREATE INDEX "smart_tag_cards_rels_path_idx" ON "smart_tag_cards_rels" USING btree ("path");
  CREATE INDEX "smart_tag_cards_rels_categories_id_idx" ON "smart_tag_cards_rels" USING btree ("categories_id");
  CREATE INDEX "_smart_tag_cards_v_parent_idx" ON "_smart_tag_cards_v" USING btree ("parent_id");
  CREATE INDEX "_smart_tag_cards_v_version_version_photo_idx" ON "_smart_tag_cards_v" USING btree ("version_photo_id");
  CREATE INDEX "_smart_tag_cards_v_version_version_updated_at_idx" ON "_smart_tag_cards_v" USING btree ("version_updated_at");
  CREATE INDEX "_smart_tag_cards_v_version_version_created_at_idx" ON "_smart_tag_cards_v" USING btree ("version_created_at");
  CREATE INDEX "_smart_tag_cards_v_version_version__status_idx" ON "_smart_tag_cards_v" USING btree ("version__status");
  CREATE INDEX "_smart_tag_cards_v_created_at_idx" ON "_smart_tag_cards_v" USING btree ("created_at");
  CREATE INDEX "_smart_tag_cards_v_updated_at_idx" ON "_smart_tag_cards_v" USING btree ("updated_at");
  CREATE INDEX "_smart_tag_cards_v_snapshot_idx" ON "_smart_tag_cards_v" USING btree ("snapshot");
  CREATE INDEX "_smart_tag_cards_v_published_locale_idx" ON "_smart_tag_cards_v" USING btree ("published_locale");
  CREATE INDEX "_smart_tag_cards_v_latest_idx" ON "_smart_tag_cards_v" USING btree ("latest");
  CREATE INDEX "_smart_tag_cards_v_rels_order_idx" ON "_smart_tag_cards_v_rels" USING btree ("order");
  CREATE INDEX "_smart_tag_cards_v_rels_parent_idx" ON "_smart_tag_cards_v_rels" USING btree ("parent_id");
  CREATE INDEX "_smart_tag_cards_v_rels_path_idx" ON "_smart_tag_cards_v_rels" USING btree ("path");
  CREATE INDEX "_smart_tag_cards_v_rels_categories_id_idx" ON "_smart_tag_cards_v_rels" USING btree ("categories_id");
  CREATE INDEX "blocks_updated_at_idx" ON "blocks" USING btree ("updated_at");
  CREATE INDEX "blocks_created_at_idx" ON "blocks" USING btree ("created_at");
  CREATE INDEX "blocks__status_idx" ON "blocks" USING btree ("_status");
  CREATE INDEX "_blocks_v_parent_idx" ON "_blocks_v" USING btree ("parent_id");
  CREATE INDEX "_blocks_v_version_version_updated_at_idx" ON "_blocks_v" USING btree ("version_updated_at");
  CREATE INDEX "_blocks_v_version_version_created_at_idx" ON "_blocks_v" USING btree ("version_created_at");
  CREATE INDEX "_blocks_v_version_version__status_idx" ON "_blocks_v" USING btree ("version__status");
  CREATE INDEX "_blocks_v_created_at_idx" ON "_blocks_v" USING btree ("created_at");
  CREATE INDEX "_blocks_v_updated_at_idx" ON "_blocks_v" USING btree ("updated_at");
  CREATE INDEX "_blocks_v_snapshot_idx" ON "_blocks_v" USING btree ("snapshot");
  CREATE INDEX "_blocks_v_published_locale_idx" ON "_blocks_v" USING btree ("published_locale");
  CREATE INDEX "_blocks_v_latest_idx" ON "_blocks_v" USING btree ("latest");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_menus_id_idx" ON "payload_locked_documents_rels" USING btree ("menus_id");
  CREATE INDEX "payload_locked_documents_rels_alerts_id_idx" ON "payload_locked_documents_rels" USING btree ("alerts_id");
  CREATE INDEX "payload_locked_documents_rels_regions_id_idx" ON "payload_locked_documents_rels" USING btree ("regions_id");
  CREATE INDEX "payload_locked_documents_rels_audiences_id_idx" ON "payload_locked_documents_rels" USING btree ("audiences_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_staff_id_idx" ON "payload_locked_documents_rels" USING btree ("staff_id");
  CREATE INDEX "payload_locked_documents_rels_staff_regions_id_idx" ON "payload_locked_documents_rels" USING btree ("staff_regions_id");
  CREATE INDEX "payload_locked_documents_rels_products_id_idx" ON "payload_locked_documents_rels" USING btree ("products_id");
  CREATE INDEX "payload_locked_documents_rels_product_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("product_categories_id");
  CREATE INDEX "payload_locked_documents_rels_faq_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("faq_categories_id");
  CREATE INDEX "payload_locked_documents_rels_faq_questions_id_idx" ON "payload_locked_documents_rels" USING btree ("faq_questions_id");
  CREATE INDEX "payload_locked_documents_rels_locations_id_idx" ON "payload_locked_documents_rels" USING btree ("locations_id");
  CREATE INDEX "payload_locked_documents_rels_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("posts_id");
  CREATE INDEX "payload_locked_documents_rels_releases_id_idx" ON "payload_locked_documents_rels" USING btree ("releases_id");
  CREATE INDEX "payload_locked_documents_rels_reports_id_idx" ON "payload_locked_documents_rels" USING btree ("reports_id");
  CREATE INDEX "payload_locked_documents_rels_events_id_idx" ON "payload_locked_documents_rels" USING btree ("events_id");
  CREATE INDEX "payload_locked_documents_rels_stories_id_idx" ON "payload_locked_documents_rels" USING btree ("stories_id");
  CREATE INDEX "payload_locked_documents_rels_portfolios_id_idx" ON "payload_locked_documents_rels" USING btree ("portfolios_id");
  CREATE INDEX "payload_locked_documents_rels_trainings_id_idx" ON "payload_locked_documents_rels" USING btree ("trainings_id");
  CREATE INDEX "payload_locked_documents_rels_service_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("service_posts_id");
  CREATE INDEX "payload_locked_documents_rels_info_cards_id_idx" ON "payload_locked_documents_rels" USING btree ("info_cards_id");
  CREATE INDEX "payload_locked_documents_rels_service_card_sets_id_idx" ON "payload_locked_documents_rels" USING btree ("service_card_sets_id");
  CREATE INDEX "payload_locked_documents_rels_smart_tag_cards_id_idx" ON "payload_locked_documents_rels" USING btree ("smart_tag_cards_id");
  CREATE INDEX "payload_locked_documents_rels_blocks_id_idx" ON "payload_locked_documents_rels" USING btree ("blocks_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "settings_social_links_order_idx" ON "settings_social_links" USING btree ("_order");
  CREATE INDEX "settings_social_links_parent_id_idx" ON "settings_social_links" USING btree ("_parent_id");
  CREATE INDEX "settings_allow_list_order_idx" ON "settings_allow_list" USING btree ("_order");
  CREATE INDEX "settings_allow_list_parent_id_idx" ON "settings_allow_list" USING btree ("_parent_id");
  CREATE INDEX "settings_savings_tiers_order_idx" ON "settings_savings_tiers" USING btree ("_order");
  CREATE INDEX "settings_savings_tiers_parent_id_idx" ON "settings_savings_tiers" USING btree ("_parent_id");
  CREATE INDEX "settings_share_image_idx" ON "settings" USING btree ("share_image_id");
  CREATE UNIQUE INDEX "settings_locales_locale_parent_id_unique" ON "settings_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "pages_blocks" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "pages_rels" CASCADE;
  DROP TABLE "_pages_v_version_blocks" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
  DROP TABLE "_pages_v_rels" CASCADE;
  DROP TABLE "menus" CASCADE;
  DROP TABLE "_menus_v" CASCADE;
  DROP TABLE "alerts" CASCADE;
  DROP TABLE "alerts_locales" CASCADE;
  DROP TABLE "_alerts_v" CASCADE;
  DROP TABLE "_alerts_v_locales" CASCADE;
  DROP TABLE "regions" CASCADE;
  DROP TABLE "_regions_v" CASCADE;
  DROP TABLE "audiences" CASCADE;
  DROP TABLE "_audiences_v" CASCADE;
  DROP TABLE "categories" CASCADE;
  DROP TABLE "categories_locales" CASCADE;
  DROP TABLE "_categories_v" CASCADE;
  DROP TABLE "_categories_v_locales" CASCADE;
  DROP TABLE "staff" CASCADE;
  DROP TABLE "staff_locales" CASCADE;
  DROP TABLE "staff_rels" CASCADE;
  DROP TABLE "_staff_v" CASCADE;
  DROP TABLE "_staff_v_locales" CASCADE;
  DROP TABLE "_staff_v_rels" CASCADE;
  DROP TABLE "staff_regions" CASCADE;
  DROP TABLE "staff_regions_locales" CASCADE;
  DROP TABLE "staff_regions_rels" CASCADE;
  DROP TABLE "_staff_regions_v" CASCADE;
  DROP TABLE "_staff_regions_v_locales" CASCADE;
  DROP TABLE "_staff_regions_v_rels" CASCADE;
  DROP TABLE "products_product_highlights" CASCADE;
  DROP TABLE "products" CASCADE;
  DROP TABLE "_products_v_version_product_highlights" CASCADE;
  DROP TABLE "_products_v" CASCADE;
  DROP TABLE "product_categories" CASCADE;
  DROP TABLE "product_categories_locales" CASCADE;
  DROP TABLE "product_categories_rels" CASCADE;
  DROP TABLE "_product_categories_v" CASCADE;
  DROP TABLE "_product_categories_v_locales" CASCADE;
  DROP TABLE "_product_categories_v_rels" CASCADE;
  DROP TABLE "faq_categories" CASCADE;
  DROP TABLE "faq_categories_locales" CASCADE;
  DROP TABLE "_faq_categories_v" CASCADE;
  DROP TABLE "_faq_categories_v_locales" CASCADE;
  DROP TABLE "faq_questions" CASCADE;
  DROP TABLE "faq_questions_locales" CASCADE;
  DROP TABLE "_faq_questions_v" CASCADE;
  DROP TABLE "_faq_questions_v_locales" CASCADE;
  DROP TABLE "locations_location_type" CASCADE;
  DROP TABLE "locations_featured_services" CASCADE;
  DROP TABLE "locations_spoken_languages" CASCADE;
  DROP TABLE "locations_services" CASCADE;
  DROP TABLE "locations_atm_services" CASCADE;
  DROP TABLE "locations_atm_languages" CASCADE;
  DROP TABLE "locations" CASCADE;
  DROP TABLE "locations_locales" CASCADE;
  DROP TABLE "_locations_v_version_location_type" CASCADE;
  DROP TABLE "_locations_v_version_featured_services" CASCADE;
  DROP TABLE "_locations_v_version_spoken_languages" CASCADE;
  DROP TABLE "_locations_v_version_services" CASCADE;
  DROP TABLE "_locations_v_version_atm_services" CASCADE;
  DROP TABLE "_locations_v_version_atm_languages" CASCADE;
  DROP TABLE "_locations_v" CASCADE;
  DROP TABLE "_locations_v_locales" CASCADE;
  DROP TABLE "posts" CASCADE;
  DROP TABLE "posts_locales" CASCADE;
  DROP TABLE "posts_rels" CASCADE;
  DROP TABLE "_posts_v" CASCADE;
  DROP TABLE "_posts_v_locales" CASCADE;
  DROP TABLE "_posts_v_rels" CASCADE;
  DROP TABLE "releases" CASCADE;
  DROP TABLE "releases_locales" CASCADE;
  DROP TABLE "releases_rels" CASCADE;
  DROP TABLE "_releases_v" CASCADE;
  DROP TABLE "_releases_v_locales" CASCADE;
  DROP TABLE "_releases_v_rels" CASCADE;
  DROP TABLE "reports" CASCADE;
  DROP TABLE "reports_locales" CASCADE;
  DROP TABLE "reports_rels" CASCADE;
  DROP TABLE "_reports_v" CASCADE;
  DROP TABLE "_reports_v_locales" CASCADE;
  DROP TABLE "_reports_v_rels" CASCADE;
  DROP TABLE "events" CASCADE;
  DROP TABLE "events_locales" CASCADE;
  DROP TABLE "_events_v" CASCADE;
  DROP TABLE "_events_v_locales" CASCADE;
  DROP TABLE "stories" CASCADE;
  DROP TABLE "stories_locales" CASCADE;
  DROP TABLE "_stories_v" CASCADE;
  DROP TABLE "_stories_v_locales" CASCADE;
  DROP TABLE "portfolios" CASCADE;
  DROP TABLE "portfolios_locales" CASCADE;
  DROP TABLE "_portfolios_v" CASCADE;
  DROP TABLE "_portfolios_v_locales" CASCADE;
  DROP TABLE "trainings" CASCADE;
  DROP TABLE "trainings_locales" CASCADE;
  DROP TABLE "_trainings_v" CASCADE;
  DROP TABLE "_trainings_v_locales" CASCADE;
  DROP TABLE "service_posts" CASCADE;
  DROP TABLE "service_posts_locales" CASCADE;
  DROP TABLE "_service_posts_v" CASCADE;
  DROP TABLE "_service_posts_v_locales" CASCADE;
  DROP TABLE "info_cards" CASCADE;
  DROP TABLE "info_cards_locales" CASCADE;
  DROP TABLE "_info_cards_v" CASCADE;
  DROP TABLE "_info_cards_v_locales" CASCADE;
  DROP TABLE "service_card_sets_nodes" CASCADE;
  DROP TABLE "service_card_sets_nodes_locales" CASCADE;
  DROP TABLE "service_card_sets" CASCADE;
  DROP TABLE "service_card_sets_locales" CASCADE;
  DROP TABLE "_service_card_sets_v_version_nodes" CASCADE;
  DROP TABLE "_service_card_sets_v_version_nodes_locales" CASCADE;
  DROP TABLE "_service_card_sets_v" CASCADE;
  DROP TABLE "_service_card_sets_v_locales" CASCADE;
  DROP TABLE "smart_tag_cards" CASCADE;
  DROP TABLE "smart_tag_cards_rels" CASCADE;
  DROP TABLE "_smart_tag_cards_v" CASCADE;
  DROP TABLE "_smart_tag_cards_v_rels" CASCADE;
  DROP TABLE "blocks" CASCADE;
  DROP TABLE "_blocks_v" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "imports" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "settings_social_links" CASCADE;
  DROP TABLE "settings_allow_list" CASCADE;
  DROP TABLE "settings_savings_tiers" CASCADE;
  DROP TABLE "settings" CASCADE;
  DROP TABLE "settings_locales" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_pages_kind";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_kind";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum_menus_status";
  DROP TYPE "public"."enum__menus_v_version_status";
  DROP TYPE "public"."enum__menus_v_published_locale";
  DROP TYPE "public"."enum_alerts_type";
  DROP TYPE "public"."enum_alerts_status";
  DROP TYPE "public"."enum__alerts_v_version_type";
  DROP TYPE "public"."enum__alerts_v_version_status";
  DROP TYPE "public"."enum__alerts_v_published_locale";
  DROP TYPE "public"."enum_regions_status";
  DROP TYPE "public"."enum__regions_v_version_status";
  DROP TYPE "public"."enum__regions_v_published_locale";
  DROP TYPE "public"."enum_audiences_status";
  DROP TYPE "public"."enum__audiences_v_version_status";
  DROP TYPE "public"."enum__audiences_v_published_locale";
  DROP TYPE "public"."enum_categories_status";
  DROP TYPE "public"."enum__categories_v_version_status";
  DROP TYPE "public"."enum__categories_v_published_locale";
  DROP TYPE "public"."enum_staff_status";
  DROP TYPE "public"."enum__staff_v_version_status";
  DROP TYPE "public"."enum__staff_v_published_locale";
  DROP TYPE "public"."enum_staff_regions_status";
  DROP TYPE "public"."enum__staff_regions_v_version_status";
  DROP TYPE "public"."enum__staff_regions_v_published_locale";
  DROP TYPE "public"."enum_products_product_highlights_highlight";
  DROP TYPE "public"."enum_products_sector";
  DROP TYPE "public"."enum_products_status";
  DROP TYPE "public"."enum__products_v_version_product_highlights_highlight";
  DROP TYPE "public"."enum__products_v_version_sector";
  DROP TYPE "public"."enum__products_v_version_status";
  DROP TYPE "public"."enum__products_v_published_locale";
  DROP TYPE "public"."enum_product_categories_status";
  DROP TYPE "public"."enum__product_categories_v_version_status";
  DROP TYPE "public"."enum__product_categories_v_published_locale";
  DROP TYPE "public"."enum_faq_categories_status";
  DROP TYPE "public"."enum__faq_categories_v_version_status";
  DROP TYPE "public"."enum__faq_categories_v_published_locale";
  DROP TYPE "public"."enum_faq_questions_status";
  DROP TYPE "public"."enum__faq_questions_v_version_status";
  DROP TYPE "public"."enum__faq_questions_v_published_locale";
  DROP TYPE "public"."enum_locations_location_type_type";
  DROP TYPE "public"."enum_locations_services_service";
  DROP TYPE "public"."enum_locations_atm_services_service";
  DROP TYPE "public"."enum_locations_status";
  DROP TYPE "public"."enum__locations_v_version_location_type_type";
  DROP TYPE "public"."enum__locations_v_version_services_service";
  DROP TYPE "public"."enum__locations_v_version_atm_services_service";
  DROP TYPE "public"."enum__locations_v_version_status";
  DROP TYPE "public"."enum__locations_v_published_locale";
  DROP TYPE "public"."enum_posts_status";
  DROP TYPE "public"."enum__posts_v_version_status";
  DROP TYPE "public"."enum__posts_v_published_locale";
  DROP TYPE "public"."enum_releases_status";
  DROP TYPE "public"."enum__releases_v_version_status";
  DROP TYPE "public"."enum__releases_v_published_locale";
  DROP TYPE "public"."enum_reports_status";
  DROP TYPE "public"."enum__reports_v_version_status";
  DROP TYPE "public"."enum__reports_v_published_locale";
  DROP TYPE "public"."enum_events_status";
  DROP TYPE "public"."enum__events_v_version_status";
  DROP TYPE "public"."enum__events_v_published_locale";
  DROP TYPE "public"."enum_stories_status";
  DROP TYPE "public"."enum__stories_v_version_status";
  DROP TYPE "public"."enum__stories_v_published_locale";
  DROP TYPE "public"."enum_portfolios_status";
  DROP TYPE "public"."enum__portfolios_v_version_status";
  DROP TYPE "public"."enum__portfolios_v_published_locale";
  DROP TYPE "public"."enum_trainings_status";
  DROP TYPE "public"."enum__trainings_v_version_status";
  DROP TYPE "public"."enum__trainings_v_published_locale";
  DROP TYPE "public"."enum_service_posts_status";
  DROP TYPE "public"."enum__service_posts_v_version_status";
  DROP TYPE "public"."enum__service_posts_v_published_locale";
  DROP TYPE "public"."enum_info_cards_icon";
  DROP TYPE "public"."enum_info_cards_status";
  DROP TYPE "public"."enum__info_cards_v_version_icon";
  DROP TYPE "public"."enum__info_cards_v_version_status";
  DROP TYPE "public"."enum__info_cards_v_published_locale";
  DROP TYPE "public"."enum_service_card_sets_status";
  DROP TYPE "public"."enum__service_card_sets_v_version_status";
  DROP TYPE "public"."enum__service_card_sets_v_published_locale";
  DROP TYPE "public"."enum_smart_tag_cards_status";
  DROP TYPE "public"."enum__smart_tag_cards_v_version_status";
  DROP TYPE "public"."enum__smart_tag_cards_v_published_locale";
  DROP TYPE "public"."enum_blocks_status";
  DROP TYPE "public"."enum__blocks_v_version_status";
  DROP TYPE "public"."enum__blocks_v_published_locale";
  DROP TYPE "public"."enum_settings_social_links_network";
  DROP TYPE "public"."enum_settings_allow_list_category";`)
}
