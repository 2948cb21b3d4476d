import * as migration_20261121_004313_initial from './20261121_004313_initial.ts';
import * as migration_20261121_195846_departments from './20261121_195846_departments.ts';
import * as migration_20261121_231635_card_fields from './20261121_231635_card_fields.ts';
import * as migration_20261121_232244_location_picture from './20261121_232244_location_picture.ts';
import * as migration_20261122_105318_location_time_zone from './20261122_105318_location_time_zone.ts';
import * as migration_20261122_105525_deposit_rates from './20261122_105525_deposit_rates.ts';
import * as migration_20261122_105708_event_place_and_language from './20261122_105708_event_place_and_language.ts';

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
];
