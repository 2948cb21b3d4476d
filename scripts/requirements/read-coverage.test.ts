import { expect, it } from 'vitest'
import { readCoverage } from './read-coverage.ts'

const { areas, unknown, missing, needless, unreached } = readCoverage()

it('every row is named by a test', () => expect(areas.flatMap(({ untested }) => untested)).toEqual([]))

it('every row that visitors see is named by a test in a browser', () => expect(missing).toEqual([]))

it('rows that no page shows are so', () => expect(needless).toEqual([]))

it('every test that names a row loads code that production runs', () => expect(unreached).toEqual([]))

it('tests name no rows that the list does not have', () => expect([...unknown.keys()]).toEqual([]))
