import { describe, expect, it } from 'vitest'
import { escapeText, html } from './html.ts'
import { attributes } from './html-attributes.ts'

describe('text in markup', () => {
  it('holds no sign that markup is made of', () => {
    expect(escapeText(`<a href="x" title='y'>Tom & Ana</a>`)).toBe('&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;Tom &amp; Ana&lt;/a&gt;')
    expect(escapeText('&amp;')).toBe('&amp;amp;')
    expect(escapeText('Bahía de San Luis, 5 %')).toBe('Bahía de San Luis, 5 %')
  })
})

describe('a template of markup', () => {
  it('escapes what is put into it, and leaves its own texts and other markup as they are', () => {
    const link = html`<b>${'<x>'}</b>`
    expect(link).toEqual({ markup: '<b>&lt;x&gt;</b>' })
    expect(html`<p>${link} & ${0} ${'"'}</p>`.markup).toBe('<p><b>&lt;x&gt;</b> & 0 &quot;</p>')
    expect(html`<ul>${[html`<li>1</li>`, html`<li>${'2<'}</li>`]}</ul>`.markup).toBe('<ul><li>1</li><li>2&lt;</li></ul>')
  })

  it('writes nothing for what is not there', () => {
    expect(html`<p>${false}${undefined}${''}${[]}</p>`.markup).toBe('<p></p>')
    expect(html``.markup).toBe('')
  })
})

describe('attributes', () => {
  it('are written in order, each behind a blank, with their values escaped; those without a value are left out', () => {
    expect(attributes({ id: 'a', title: '"Tom" & <Ana>', lang: undefined, alt: '' }).markup).toBe(
      ' id="a" title="&quot;Tom&quot; &amp; &lt;Ana&gt;" alt=""',
    )
    expect(attributes({}).markup).toBe('')
  })
})
