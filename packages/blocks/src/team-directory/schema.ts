import { longText, text } from '@bank/model/fields.ts'
import { block } from '../block.ts'

/** The treasury team, grouped by staff region (TEAM-01 to TEAM-08). */
export const teamDirectory = block('teamDirectory', 'Team directory', {
  headline: text(),
  intro: longText(),
})
