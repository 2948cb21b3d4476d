import * as migration_20261121_004313_initial from './20261121_004313_initial.ts';
import * as migration_20261121_195846_departments from './20261121_195846_departments.ts';
import * as migration_20261121_231635_card_fields from './20261121_231635_card_fields.ts';
import * as migration_20261121_232244_location_picture from './20261121_232244_location_picture.ts';
import * as migration_20261122_105318_location_time_zone from './20261122_105318_location_time_zone.ts';
import * as migration_20261122_105525_deposit_rates from './20261122_105525_deposit_rates.ts';
import * as migration_20261122_105708_event_place_and_language from './20261122_105708_event_place_and_language.ts';
import * as migration_20261123_002957_branch_hours from './20261123_002957_branch_hours.ts';
import * as migration_20261123_033258_closures from './20261123_033258_closures.ts';
import * as migration_20261123_045544_appointments_and_event_branch from './20261123_045544_appointments_and_event_branch.ts';
import * as migration_20261123_091551_holiday_alerts from './20261123_091551_holiday_alerts.ts';
import * as migration_20261123_125446_search_words from './20261123_125446_search_words.ts';
import * as migration_20261123_143814_product_conditions from './20261123_143814_product_conditions.ts';
import * as migration_20261123_165944_event_sessions from './20261123_165944_event_sessions.ts';
import * as migration_20261123_175707_search_words_instead from './20261123_175707_search_words_instead.ts';
import * as migration_20261123_200326_editor_rights from './20261123_200326_editor_rights.ts';
import * as migration_20261123_202947_settings_drafts from './20261123_202947_settings_drafts.ts';
import * as migration_20261123_205453_region_spanish_names from './20261123_205453_region_spanish_names.ts';
import * as migration_20261123_210219_message_routes from './20261123_210219_message_routes.ts';
import * as migration_20261123_231418_accounts from './20261123_231418_accounts.ts';
import * as migration_20261124_002327_workflow from './20261124_002327_workflow.ts';
import * as migration_20261124_003548_plate_corner from './20261124_003548_plate_corner.ts';
import * as migration_20261124_031906_emergencies from './20261124_031906_emergencies.ts';
import * as migration_20261128_134102_published_by_programs from './20261128_134102_published_by_programs.ts';

export const migrations = [
  {
    up: migration_20261121_004313_initial.up,
    down: migration_20261121_004313_initial.down,
    name: '20261121_004313_initial',
  },
  {
    up: migration_20261121_195846_departments.up,
    down: migration_20261121_195846_departments.down,
    name: '20261121_195846_departments',
  },
  {
    up: migration_20261121_231635_card_fields.up,
    down: migration_20261121_231635_card_fields.down,
    name: '20261121_231635_card_fields',
  },
  {
    up: migration_20261121_232244_location_picture.up,
    down: migration_20261121_232244_location_picture.down,
    name: '20261121_232244_location_picture',
  },
  {
    up: migration_20261122_105318_location_time_zone.up,
    down: migration_20261122_105318_location_time_zone.down,
    name: '20261122_105318_location_time_zone',
  },
  {
    up: migration_20261122_105525_deposit_rates.up,
    down: migration_20261122_105525_deposit_rates.down,
    name: '20261122_105525_deposit_rates',
  },
  {
    up: migration_20261122_105708_event_place_and_language.up,
    down: migration_20261122_105708_event_place_and_language.down,
    name: '20261122_105708_event_place_and_language',
  },
  {
    up: migration_20261123_002957_branch_hours.up,
    down: migration_20261123_002957_branch_hours.down,
    name: '20261123_002957_branch_hours',
  },
  {
    up: migration_20261123_033258_closures.up,
    down: migration_20261123_033258_closures.down,
    name: '20261123_033258_closures',
  },
  {
    up: migration_20261123_045544_appointments_and_event_branch.up,
    down: migration_20261123_045544_appointments_and_event_branch.down,
    name: '20261123_045544_appointments_and_event_branch',
  },
  {
    up: migration_20261123_091551_holiday_alerts.up,
    down: migration_20261123_091551_holiday_alerts.down,
    name: '20261123_091551_holiday_alerts',
  },
  {
    up: migration_20261123_125446_search_words.up,
    down: migration_20261123_125446_search_words.down,
    name: '20261123_125446_search_words',
  },
  {
    up: migration_20261123_143814_product_conditions.up,
    down: migration_20261123_143814_product_conditions.down,
    name: '20261123_143814_product_conditions',
  },
  {
    up: migration_20261123_165944_event_sessions.up,
    down: migration_20261123_165944_event_sessions.down,
    name: '20261123_165944_event_sessions',
  },
  {
    up: migration_20261123_175707_search_words_instead.up,
    down: migration_20261123_175707_search_words_instead.down,
    name: '20261123_175707_search_words_instead',
  },
  {
    up: migration_20261123_200326_editor_rights.up,
    down: migration_20261123_200326_editor_rights.down,
    name: '20261123_200326_editor_rights',
  },
  {
    up: migration_20261123_202947_settings_drafts.up,
    down: migration_20261123_202947_settings_drafts.down,
    name: '20261123_202947_settings_drafts',
  },
  {
    up: migration_20261123_205453_region_spanish_names.up,
    down: migration_20261123_205453_region_spanish_names.down,
    name: '20261123_205453_region_spanish_names',
  },
  {
    up: migration_20261123_210219_message_routes.up,
    down: migration_20261123_210219_message_routes.down,
    name: '20261123_210219_message_routes',
  },
  {
    up: migration_20261123_231418_accounts.up,
    down: migration_20261123_231418_accounts.down,
    name: '20261123_231418_accounts',
  },
  {
    up: migration_20261124_002327_workflow.up,
    down: migration_20261124_002327_workflow.down,
    name: '20261124_002327_workflow',
  },
  {
    up: migration_20261124_003548_plate_corner.up,
    down: migration_20261124_003548_plate_corner.down,
    name: '20261124_003548_plate_corner',
  },
  {
    up: migration_20261124_031906_emergencies.up,
    down: migration_20261124_031906_emergencies.down,
    name: '20261124_031906_emergencies',
  },
  {
    up: migration_20261128_134102_published_by_programs.up,
    down: migration_20261128_134102_published_by_programs.down,
    name: '20261128_134102_published_by_programs'
  },
];
