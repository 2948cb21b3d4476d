import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Everything that a tool finds to break WCAG 2.2 AA on the page as it is now, or within `part` of it, in words. */
export const violations = async (page: Page, part?: string): Promise<readonly string[]> => {
  const builder = new AxeBuilder({ page }).withTags(rules)
  const result = await (part ? builder.include(part) : builder).analyze()
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
}
