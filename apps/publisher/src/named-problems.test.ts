import { ContentError } from '@bank/content/records/problem.ts'
import { BuildError } from '@bank/site/build/problems/build-error.ts'
import { expect, it } from 'vitest'
import { namedProblems } from './named-problems.ts'

it('names the record of each problem, however it was found', () => {
  const problem = { source: 'pages', record: 'home', field: ['title', 'en'], value: '', message: 'must not be empty' }
  expect(namedProblems(new ContentError('No', [problem]))).toEqual([
    { text: 'pages home, field title, in English, value "": must not be empty', slug: 'pages', id: 'home' },
  ])
  const lines = [
    'block "fees" on page "home": the link "/gone/" leads nowhere',
    'blocks fees, field content: /gone/ leads nowhere',
    'en/index.html: too large',
  ]
  expect(namedProblems(new BuildError(lines))).toMatchObject([
    { slug: 'blocks', id: 'fees' },
    { slug: 'blocks', id: 'fees' },
    { text: lines[2] },
  ])
})
