import { type BenchOptions, BenchUsageError, type Part, readOptions } from './options.ts'

/** Each part with its own imports, so that a wrong option is told at once and a part loads nothing of the others. */
const programs: Readonly<Record<Part, (options: BenchOptions) => Promise<void>>> = {
  builds: async ({ pages }) => (await import('./builds.ts')).benchBuilds(pages),
  routes: async ({ seconds }) => (await import('./routes.ts')).benchRoutes(seconds),
  files: async ({ seconds }) => (await import('./files.ts')).benchFiles(seconds),
  leads: async ({ runs, seconds }) => (await import('./leads-rate.ts')).benchLeads(runs, seconds),
  lighthouse: async ({ runs, page }) => (await import('./lighthouse.ts')).benchLighthouse(runs, page),
  durability: async ({ databases, posts, kills }) => (await import('./leads-durability.ts')).benchDurability(databases, posts, kills),
  chaos: async ({ databases }) => (await import('./chaos.ts')).benchChaos(databases),
  'leads-faults': async ({ locked, removals }) => (await import('./leads-faults.ts')).benchLeadsFaults(locked, removals),
  switch: async ({ pages, runs }) => (await import('./switch.ts')).benchSwitch(pages, runs),
  edits: async ({ pages, runs }) => (await import('./edits.ts')).benchEdits(pages, runs),
  generators: async ({ pages }) => (await import('./generators.ts')).benchGenerators(pages),
  preview: async ({ runs }) => (await import('./preview.ts')).benchPreview(runs),
  checkouts: async () => (await import('./checkouts.ts')).benchCheckouts(),
  notations: async ({ strings }) => (await import('./notations.ts')).benchNotations(strings),
  map: async ({ runs }) => (await import('./map-frames.ts')).benchMapFrames(runs),
  finder: async ({ locations }) => (await import('./finder/finder.ts')).benchFinder(locations),
  'release-faults': async ({ kills }) => (await import('./release-faults.ts')).benchReleaseFaults(kills),
}

try {
  const options = readOptions(process.argv.slice(2))
  for (const part of options.only) {
    if (options.dryRun) console.log(`${part} would run`)
    else await programs[part](options)
  }
  process.exit(0)
} catch (error) {
  const isUsage = error instanceof BenchUsageError
  console.error(isUsage ? error.message : error)
  process.exit(isUsage ? 2 : 1)
}
