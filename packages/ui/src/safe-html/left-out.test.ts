import { videoTexts } from '@bank/i18n/dictionary/video.ts'
import { expect, it } from 'vitest'
import { allowList } from './allow-list.ts'
import { leftOutOf } from './left-out.ts'
import { sanitise } from './sanitise.ts'

it.each([
  ['<video src="/a.mp4"></video><VIDEO></VIDEO>', ['<video>']],
  ['<object data="/a.pdf"><embed src="/a.swf"></object>', ['<object>', '<embed>']],
  ['<form><p><input name="a"></p></form>', ['<form>', '<input>']],
  ['<svg viewBox="0 0 1 1"/>', ['<svg>']],
  ['<script>document.write("<video>")</script><style>b{}</style>', ['<script>', '<style>']],
  ['<p OnClick=go()>Hi</p><p onclick="go()">Ho</p>', ['onclick']],
  ['<p class="lead"style="color:red">Hi</p>', ['style']],
  ['<img src="/media/a.webp" srcset="/media/b.webp 2x" alt="">', ['srcset']],
  ['<p>Write to <care@example.com></p>', ['<care@example.com>']],
])('[D-BLK-14] names what the allow list has no place for, each kind once: %s', (html, names) => {
  expect(leftOutOf(html)).toEqual(names)
  const link = (href: string | undefined) => (href ? { href } : undefined)
  const clean = sanitise(html, { link, video: { language: 'en', ...videoTexts.en } }).toLowerCase()
  for (const name of names) expect(clean).not.toMatch(new RegExp(`${name.replace('>', '')}\\b`))
})

it('says nothing of what may stand there, of comments and words, and of what nobody misses', () => {
  expect(leftOutOf(allowList.tags.map((tag) => `<${tag}>`).join(''))).toEqual([])
  for (const html of [
    '<!-- <video> --><p>Her style = a < b</p>',
    '<p title="style=bold">Online = yes</p>',
    '<iframe src="https://www.youtube.com/embed/abc" frameborder="0" referrerpolicy="no-referrer" allowfullscreen></iframe>',
    '<a href="/rates/" data-refresh>Rates</a>',
  ])
    expect(leftOutOf(html)).toEqual([])
})
