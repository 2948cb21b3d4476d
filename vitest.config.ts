import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    // Databases, an import and an export run inside some tests; on two cores they take their time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
