// @vitest-environment jsdom

import { act } from 'react'
import { expect, it } from 'vitest'
import { componentPlace } from '../../testing/admin-component.ts'
import { useKeptState } from './use-kept-state.ts'

const place = componentPlace()

const setters: ((value: string) => void)[] = []
const Comment = ({ owner, name }: { readonly owner: object; readonly name: string }) => {
  const [comment, setComment] = useKeptState(owner, name, '')
  setters.push(setComment)
  return <p>{comment}</p>
}

const show = (key: string, owner: object, name = 'pages/about comment') =>
  act(() => place.root.render(<Comment key={key} owner={owner} name={name} />))
const say = (setter: ((value: string) => void) | undefined, text: string) => act(() => setter?.(text))

it('a state stays when its component is mounted anew, and calls of the one before still set it', () => {
  const owner = {}
  show('unlocked', owner)
  const before = setters.at(-1)
  say(before, 'Which rate?')
  show('locked', owner)
  expect(place.host.textContent).toBe('Which rate?')
  say(before, 'Sent back.')
  expect(place.host.textContent).toBe('Sent back.')
})

it('another record, and another view of the same one, begin anew', () => {
  const owner = {}
  show('one', owner)
  say(setters.at(-1), 'Which rate?')
  show('one', owner, 'pages/fees comment')
  expect(place.host.textContent).toBe('')
  show('one', {})
  expect(place.host.textContent).toBe('')
})
