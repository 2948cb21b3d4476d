import { describe, expect, it } from 'vitest'
import { contentLocations, contentRegions, storedPlaces } from '../testing/content-locations.ts'
import { searchPlaces } from './search-places.ts'

const search = searchPlaces(storedPlaces(), contentLocations(), contentRegions())
const firstOf = (typed: string) => search(typed).map(({ name, state, isGuess }) => ({ name, state, isGuess }))[0]

describe('[LOC-01] [D-LOC-1] a word that was only begun', () => {
  it.each([
    ['Houston t', 'Houston', 'TX'],
    ['Houston, t', 'Houston', 'TX'],
    ['houston te', 'Houston', 'TX'],
    ['houston m', 'Houston', 'TX'],
    ['houston s', 'Houston', 'TX'],
    ['houston st', 'Houston', 'TX'],
    ['houston ga', 'Houston', 'TX'],
    ['tyler t', 'Tyler', 'TX'],
    ['cajero houston t', 'Houston', 'TX'],
    ['jackson m', 'Jackson', 'MS'],
    ['nueva orleans m', 'New Orleans', 'LA'],
    ['baton rouge l', 'Baton Rouge', 'LA'],
    ['austin t', 'Austin', 'TX'],
  ])('leaves the town before it, in %s, the likeliest, and a guess', (typed, name, state) => {
    expect(firstOf(typed)).toEqual({ name, state, isGuess: true })
  })

  it('keeps what it may become as another meaning', () => {
    expect(search('Houston t').map(({ name }) => name)).toContain('Houston Texans Stadium')
    expect(search('tyler t').map(({ name }) => name)).toContain('Tylertown')
  })

  it.each([
    ['houston texas', 'Houston', 'TX'],
    ['houston tx', 'Houston', 'TX'],
    ['tyler tx', 'Tyler', 'TX'],
    ['houston ms', 'Houston', 'MS'],
    ['new orleans e', 'Eastern New Orleans', 'LA'],
  ])('is none where all of %s is a name', (typed, name, state) => {
    expect(firstOf(typed)).toEqual({ name, state, isGuess: false })
  })

  it.each([
    ['tylerto', 'Tylertown'],
    ['lake c', 'Lake Charles'],
  ])('stands alone or behind no town in %s', (typed, name) => {
    expect(firstOf(typed)?.name).toBe(name)
  })

  it.each(['Houston GA', 'houston, ga'])('is the code of a state in %s', (typed) => expect(search(typed)).toEqual([]))
})
