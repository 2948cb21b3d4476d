import * as migration_20261121_004313_initial from './20261121_004313_initial.ts';

export const migrations = [
  {
    up: migration_20261121_004313_initial.up,
    down: migration_20261121_004313_initial.down,
    name: '20261121_004313_initial'
  },
];
