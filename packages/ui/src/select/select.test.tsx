// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Select, type SelectProps } from './Select.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let host: HTMLElement
let root: Root
beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})
afterEach(() => {
  act(() => root.unmount())
  host.remove()
  vi.restoreAllMocks()
})

const show = (props: Partial<SelectProps>) =>
  act(() => root.render(<Select aria-label="State" options={[]} value="" onChange={() => {}} {...props} />))
const shown = () => [...host.querySelectorAll('option')].map(({ value, label, textContent }) => [value, label || textContent])

describe('select', () => {
  it('[FORM-74] takes a plain text as its one option', () => {
    show({ options: 'Texas' })
    expect(shown()).toEqual([['Texas', 'Texas']])
  })

  it('[FORM-75] takes a list of texts', () => {
    show({ options: ['TX', 'LA'], value: 'LA' })
    expect(shown()).toEqual([
      ['TX', 'TX'],
      ['LA', 'LA'],
    ])
    expect(host.querySelector('select')?.value).toBe('LA')
  })

  it('[FORM-76] takes pairs, shows the label and hands on the value', () => {
    const chosen: string[] = []
    show({
      options: [
        { value: 'TX', label: 'Texas' },
        { value: 'LA', label: 'Louisiana' },
      ],
      value: 'TX',
      onChange: (event) => chosen.push(event.currentTarget.value),
    })
    expect(shown()).toEqual([
      ['TX', 'Texas'],
      ['LA', 'Louisiana'],
    ])
    const select = host.querySelector('select')
    act(() => {
      if (select) Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, 'LA')
      select?.dispatchEvent(new Event('change', { bubbles: true }))
    })
    expect(chosen).toEqual(['LA'])
  })

  it('[ERR-03] says that it needs props without a value, and logs it once', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    show({ options: ['TX'], value: undefined })
    show({ options: ['TX', 'LA'], value: undefined })
    expect(host.textContent).toBe('I need props!')
    expect(host.querySelector('select')).toBeNull()
    expect(log.mock.calls).toEqual([['I need props!']])
  })

  it('[ERR-03] takes an empty text for a value', () => {
    show({ options: ['TX'], value: '', placeholder: 'Choose' })
    expect(shown()).toEqual([
      ['', 'Choose'],
      ['TX', 'TX'],
    ])
  })

  it('hands attributes on to the select', () => {
    show({ id: 'state', name: 'state', required: true, 'aria-describedby': 'state-error' })
    const select = host.querySelector('select')
    expect([select?.id, select?.name, select?.required, select?.getAttribute('aria-describedby')]).toEqual([
      'state',
      'state',
      true,
      'state-error',
    ])
  })
})
