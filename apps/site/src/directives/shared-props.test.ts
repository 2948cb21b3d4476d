import { expect, it, vi } from 'vitest'
import { islandProps, wholeProps } from './shared-props.ts'

const menu = ['Checking', { href: '/en/checking/', note: undefined }, 'a'.repeat(200)]
const common = { bank: 'Gulf Pines Bank', menu }

it('leaves short props in the page and puts long ones into a file, written as Astro writes them', () => {
  const share = vi.fn(() => '/_astro/props.json')
  const props = islandProps({ path: '/en/' }, common, share)
  expect(JSON.parse(JSON.stringify(props))).toEqual({ path: '/en/', bank: 'Gulf Pines Bank' })
  expect(share).toHaveBeenCalledWith(
    JSON.stringify({
      menu: [
        1,
        [
          [0, 'Checking'],
          [0, { href: [0, '/en/checking/'], note: [0] }],
          [0, 'a'.repeat(200)],
        ],
      ],
    }),
  )
})

it('gives the component itself all props, and its element the address of the file', () => {
  const props = islandProps({ path: '/en/' }, common, () => '/_astro/props.json')
  expect(wholeProps(props)).toEqual({ whole: { path: '/en/', ...common }, address: '/_astro/props.json' })
})

it('leaves all props in a page that shares nothing', () => {
  const props = islandProps({ path: '/en/' }, common, undefined)
  expect(JSON.parse(JSON.stringify(props))).toMatchObject({
    path: '/en/',
    bank: 'Gulf Pines Bank',
    menu: ['Checking', { href: '/en/checking/' }, 'a'.repeat(200)],
  })
  expect(wholeProps(props)).toEqual({ whole: { path: '/en/', ...common }, address: undefined })
})
