import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { projectPlace } from '../projection.ts'
import { packLine, unpackShapes } from '../shapes/pack-line.ts'
import type { Line, OwnState, Shapes } from '../shapes/shapes.ts'
import { type Position, simplifyLine } from '../simplify-line.ts'
import { deriveLand, simplifyRings } from './derive-land.ts'
import { drawPoster } from './draw-poster.ts'
import { type Atlas, readAtlas } from './read-atlas.ts'
import { joinLines, type ReadColumn, readRivers, readShores } from './read-gshhg.ts'
import { areaOf, stripsAlong } from './rings.ts'

// Makes shapes.json again: node derive-shapes-command.ts <folder with h5wasm and polygon-clipping installed> <folder of gmt-gshhg>. README.md says more.

const [toolFolder = '', shoreFolder = ''] = process.argv.slice(2)
const box = { west: -110, east: -84, south: 18, north: 40 }

/** How far a line may be moved to make it simpler, in units of 100 m: within our states, near them, and where nobody looks. */
const tolerance = { own: 2.2, near: 10, far: 60, river: 6, shore: 45 }
/** How far our states reach into the sea: the coast of the atlas is rougher than the one that is drawn. */
const reach = 120

const project = ([lng, lat]: Position): Position => {
  const { x, y } = projectPlace({ lat, lng })
  return [x, y]
}
const isNear = ([x, y]: Position): boolean => Math.abs(x) < 13_000 && Math.abs(y) < 13_500
const isOwn = ([x, y]: Position): boolean => x > -9_000 && x < 9_100 && y > -6_600 && y < 6_000
const toleranceAt = (at: Position): number => (isOwn(at) ? tolerance.own : isNear(at) ? tolerance.near : tolerance.far)
const pack = (lines: readonly (readonly Position[])[]): readonly Line[] =>
  lines.map((line) => packLine(line.flatMap(([x, y]) => [Math.round(x), Math.round(y)])))

type Areas = Position[][][]
const tools = createRequire(pathToFileURL(join(toolFolder, 'package.json')))
const clipping: Record<'union' | 'difference', (...of: Areas[]) => Areas> = tools('polygon-clipping')
const { default: h5 } = await import(pathToFileURL(join(toolFolder, 'node_modules/h5wasm/dist/node/hdf5_hl.js')).href)
await h5.ready
const columns = (name: string): ReadColumn => {
  const file = new h5.File(join(shoreFolder, name), 'r')
  return (column) => file.get(column).value
}
const areas = (rings: readonly (readonly Position[])[]): Areas => rings.map((ring) => [[...ring, ...ring.slice(0, 1)]])

const shores = readShores(columns('binned_GSHHS_f.nc'), box)
const land = deriveLand(shores, project)
const lakes = [
  ...shores.flatMap(({ level, isRing, line }) => (level === 2 && isRing ? [line] : [])),
  ...[
    ...Map.groupBy(
      shores.filter(({ level, isRing }) => level === 2 && !isRing),
      ({ id }) => id,
    ).values(),
  ].flatMap((pieces) => joinLines(pieces.map(({ line }) => line))),
].map((ring) => ring.map(project))

const file = createRequire(import.meta.url).resolve('us-atlas/counties-10m.json')
const atlas = readAtlas(JSON.parse(await readFile(file, 'utf8')) as Atlas)
/** The border with Mexico is a river: it is no coast. */
const isCoast = (line: readonly Position[]): boolean => line.some(([lng, lat]) => lng > -97.2 || (lng > -97.9 && lat > 26.1))
const rioGrande = joinLines(atlas.edges.filter((line) => !isCoast(line) && line.every(([, lat]) => lat < 31.9)))
/** The last of the Rio Grande, from the west to its mouth: the atlas has it in one line with the coast of its county. */
const lastOfRioGrande = atlas.edges
  .flatMap((line) => (isCoast(line) ? line : []))
  .filter(([lng, lat]) => lng > -97.9 && lng < -97.13 && lat < (lng < -97.3 ? 26.08 : 25.98))
if ((lastOfRioGrande[0]?.[0] ?? 0) > (lastOfRioGrande.at(-1)?.[0] ?? 0)) lastOfRioGrande.reverse()
const borders = [...atlas.borders, ...rioGrande, lastOfRioGrande].map((line) => line.map(project)).filter((line) => line.some(isNear))

/** What is no part of our states, however near their coasts: Mexico below the mouth of the Rio Grande, and Alabama. */
const mexico: readonly Position[] = [...lastOfRioGrande, [-96, 25.957], [-96, 24], [-97.9, 24]]
const alabama: readonly Position[] = [
  [-88.39, 29],
  [-88.39, 30.6],
  [-86, 30.6],
  [-86, 29],
]
const foreign = areas([mexico, alabama].map((ring) => ring.map(project)))
const outline = (code: OwnState): Areas =>
  areas(
    simplifyRings(
      atlas.outline(code).map((ring) => ring.map(project)),
      300,
      () => tolerance.own,
    ),
  )
const seaward = (code: OwnState, others: readonly Areas[]): Areas => {
  const rings = atlas.outline(code)
  const coast = rings.flatMap((ring) =>
    stripsAlong(
      simplifyLine(ring.filter(([lng, lat]) => lat < 30.7 && (lng > -97.2 || (lng > -97.9 && lat > 26.1))).map(project), 20),
      reach,
    ),
  )
  return clipping.difference(clipping.union(outline(code), areas(coast)), foreign, ...others)
}
const [texas, louisiana, mississippi] = [outline('TX'), outline('LA'), outline('MS')]
const grown = {
  TX: seaward('TX', [louisiana, mississippi]),
  LA: seaward('LA', [texas, mississippi]),
  MS: seaward('MS', [texas, louisiana]),
}
const states = Object.fromEntries(
  Object.entries(grown).map(([code, area]) => [code, pack(area.flatMap(([ring = []]) => (areaOf(ring) > 300 ? [ring.slice(0, -1)] : [])))]),
) as unknown as Shapes['states']

const rivers = readRivers(columns('binned_river_f.nc'), box)
/** Rivers of some sizes, those of the neighbors more roughly and the largest alone. */
const riversOf = (levels: readonly number[]) =>
  joinLines(rivers.filter(({ level }) => levels.includes(level)).map(({ line }) => line))
    .map((line) => line.map(project))
    .filter((line) => line.some(levels.includes(1) ? isNear : isOwn))
    .map((line) => simplifyLine(line, line.some(isOwn) ? tolerance.river : 4 * tolerance.river))
    .filter((line) => line.length > 2)

const shapes: Shapes = {
  land: pack([
    ...simplifyRings(
      land.filter((ring) => ring.some(isOwn)),
      100,
      toleranceAt,
    ),
    ...simplifyRings(
      land.filter((ring) => ring.some(isNear) && !ring.some(isOwn)),
      1_000,
      toleranceAt,
    ),
  ]),
  states,
  lakes: pack(
    simplifyRings(
      lakes.filter((ring) => ring.some(isOwn)),
      800,
      toleranceAt,
    ),
  ),
  borders: pack(borders.map((line) => simplifyLine(line, line.some(isOwn) ? tolerance.own : tolerance.near))),
  counties: pack(atlas.counties.map((line) => simplifyLine(line.map(project), tolerance.own))),
  rivers: [[1], [2, 3], [4, 6]].map((levels) => pack(riversOf(levels))),
  shore: pack(simplifyRings(land, 20_000, () => tolerance.shore)),
}
await writeFile(new URL('../shapes/poster.svg', import.meta.url), `${drawPoster(unpackShapes(shapes))}\n`)
const text = JSON.stringify(shapes)
await writeFile(new URL('../shapes/shapes.json', import.meta.url), `${text}\n`)
for (const [name, part] of Object.entries(shapes))
  console.log(
    `${name}: ${JSON.stringify(part).match(/,/g)?.length} numbers, ${brotliCompressSync(JSON.stringify(part)).length} bytes after brotli`,
  )
console.log(`all: ${brotliCompressSync(text).length} bytes after brotli`)
