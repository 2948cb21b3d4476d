import { posix } from 'node:path'

/** An import that is there at run time: what it takes by name, and from where. */
type Import = { readonly names: readonly string[]; readonly from: string }

/** Modules that come with a database, a server, a process, an encoder of pictures or a build. */
const slowModules = ['node:child_process', 'node:http', 'node:sqlite', 'pg', 'payload', 'sharp', 'smtp-server', 'fastify', 'vite', 'astro']
/** Modules that are slow only by what is taken from them. */
const slowNames: Readonly<Record<string, readonly string[]>> = {
  'node:net': ['createServer', 'connect', 'createConnection'],
  'node:worker_threads': ['Worker'],
}

const isSlow = ({ names, from }: Import): boolean => slowModules.includes(from) || names.some((name) => slowNames[from]?.includes(name))

const statement = /^(?:import|export) (?!type\b)(?:([^'"]*?) from )?'([^']+)'|\bimport\('([^']+)'\)/gm

const importsOf = (source: string): readonly Import[] =>
  [...source.matchAll(statement)].map(([, names = '', from, later]) => ({
    names: names.split(/[\s{},]+/),
    from: from ?? later ?? '',
  }))

/** The file of the repository that an import means; a module of Node or npm stays as it is. */
const resolve = (from: string, importer: string, folders: ReadonlyMap<string, string>): string => {
  if (from.startsWith('.')) return posix.join(posix.dirname(importer), from)
  const [scope, name, ...path] = from.split('/')
  const folder = folders.get(`${scope}/${name}`)
  return folder ? posix.join(folder, 'src', ...path) : from
}

/** The first slow module that a file imports, itself or by way of others, with the file that imports it. */
const reaches = (test: string, files: ReadonlyMap<string, string>, folders: ReadonlyMap<string, string>): string | undefined => {
  const known = new Set([test])
  for (const file of known)
    for (const one of importsOf(files.get(file) ?? '')) {
      if (isSlow(one)) return `${one.from} through ${file}`
      const path = resolve(one.from, file, folders)
      if (files.has(path)) known.add(path)
    }
  return undefined
}

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)
const isIntegrationTest = (file: string): boolean => /\.integration\.test\.tsx?$/.test(file)

/**
 * Tests whose name says the wrong kind, each with the reason. An integration test is one that imports something slow, by whatever way; it
 * is called `.integration.test.ts` and is no part of `npm run check`. `files` maps paths to sources, `folders` names of packages to folders.
 */
export const misnamedTests = (files: ReadonlyMap<string, string>, folders: ReadonlyMap<string, string>): readonly string[] =>
  [...files.keys()].filter(isTest).flatMap((test) => {
    const slow = reaches(test, files, folders)
    if (isIntegrationTest(test)) return slow ? [] : [`${test} is a unit test: it imports nothing slow`]
    return slow ? [`${test} is an integration test: it imports ${slow}`] : []
  })
