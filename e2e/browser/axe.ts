import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** A page without frames is looked at in one go, and violations alone are described: both take half the time. */
const found = async (page: Page, rules: readonly string[], part?: string): Promise<readonly string[]> => {
  const hasFrames = page.frames().length > 1
  const builder = new AxeBuilder({ page })
    .setLegacyMode(!hasFrames)
    .options({ resultTypes: ['violations'] })
    .withTags([...rules])
  const result = await (part ? builder.include(part) : builder).analyze()
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
}

/** What a tool finds against WCAG 2.2 AA on the page as it is now, or within `part` of it, in words. */
export const wcagViolations = (page: Page, part?: string): Promise<readonly string[]> => found(page, wcag, part)

/** Everything that a tool finds to break WCAG 2.2 AA or a best practice on the page as it is now, or within `part` of it, in words. */
export const violations = (page: Page, part?: string): Promise<readonly string[]> => found(page, [...wcag, 'best-practice'], part)
