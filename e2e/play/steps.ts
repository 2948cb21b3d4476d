import type { Locator } from '@playwright/test'

type Measured = { readonly who: string; readonly does: string; clicks: number; fields: number; keys: number; seconds: number }

const heads = ['who', 'does', 'clicks', 'fields', 'keys', 'seconds'] as const

/** Counts what people press and write, step by step, and how long each step takes. */
export class Steps {
  readonly measured: Measured[] = []

  /** Does one step of somebody; what is clicked and filled within counts for it. */
  async step(who: string, does: string, work: () => Promise<void>): Promise<void> {
    const step = { who, does, clicks: 0, fields: 0, keys: 0, seconds: 0 }
    this.measured.push(step)
    const from = performance.now()
    await work()
    step.seconds = (performance.now() - from) / 1000
  }

  async click(target: Locator): Promise<void> {
    this.current().clicks += 1
    await target.click()
  }

  /** Writes a text in place of what a field holds. */
  async fill(field: Locator, text: string): Promise<void> {
    const step = this.current()
    step.fields += 1
    step.keys += text.length
    await field.fill(text)
  }

  /** One line for each step and one for all, as Markdown. */
  table(): string {
    const sum = (name: 'clicks' | 'fields' | 'keys' | 'seconds') => this.measured.reduce((all, step) => all + step[name], 0)
    const all = { who: 'all', does: '', clicks: sum('clicks'), fields: sum('fields'), keys: sum('keys'), seconds: sum('seconds') }
    const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
    return [
      line(heads),
      line(heads.map(() => '---')),
      ...[...this.measured, all].map((step) => line(heads.map((head) => (head === 'seconds' ? step.seconds.toFixed(1) : step[head])))),
    ].join('\n')
  }

  private current(): Measured {
    const step = this.measured.at(-1)
    if (!step) throw new Error('Nothing is counted outside of a step.')
    return step
  }
}
