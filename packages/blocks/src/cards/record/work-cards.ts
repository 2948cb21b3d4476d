import type { RecordOf } from '@bank/model/collection.ts'
import type { portfolios, servicePosts, stories, trainings } from '@bank/model/collections/cards.ts'
import type { Read } from '@bank/model/read.ts'
import { nonBlank } from '@bank/model/text.ts'
import { ordinal } from '@bank/rules/text/ordinal.ts'
import { action } from '@bank/ui/links/action.ts'
import type { BlockContext } from '../../block.ts'
import { cardAddress, cardText, decorative } from './card-fields.ts'
import type { PortfolioCard, ServicePostCard, StoryCard, TileCard, TrainingCard } from './cards.ts'

/** Width of a service's icon when the record names none, in pixels. */
const iconWidth = 48

/** Where an icon is served. */
const iconAddress = (name: string): string => `/icons/${name}.svg`

/** A story with its parts in order: problem, solution, result (CARD-19). */
export const toStoryCard = (story: Read<RecordOf<typeof stories>>, { link, picture, t }: BlockContext): StoryCard => ({
  type: 'story',
  id: story.id,
  title: story.title ?? { text: '' },
  to: link(cardAddress(story)),
  parts: [
    { name: t('storyProblem'), text: nonBlank(story.problem) },
    { name: t('storySolution'), text: nonBlank(story.solution) },
    { name: t('storyResult'), text: nonBlank(story.result) },
  ].flatMap(({ name, text }) => (text ? [{ name, text }] : [])),
  partsLabel: t('storyParts'),
  photo: decorative(picture(story.photo)),
})

/** A piece of work; its description is content HTML (CARD-17). */
export const toPortfolioCard = (work: Read<RecordOf<typeof portfolios>>, context: BlockContext): PortfolioCard => ({
  type: 'portfolio',
  id: work.id,
  title: work.name ?? { text: '' },
  more: action(context, cardAddress(work), undefined),
  description: context.html(work.description),
  photo: decorative(context.picture(work.photo)),
  turnLabel: context.t('cardDetails', { title: work.name?.text ?? '' }),
})

/** A lesson. `position` counts from 1 and stands in for a missing day number (CARD-22, CARD-23, CARD-26, D-CARD-4). */
export const toTrainingCard = (
  training: Read<RecordOf<typeof trainings>>,
  { html, language, t }: BlockContext,
  position: number,
): TrainingCard => {
  const label = nonBlank(training.label) ?? { text: t('trainingDay') }
  return {
    type: 'training',
    id: training.id,
    title: training.title ?? { text: '' },
    day: { ...label, text: `${ordinal(training.day ?? position, label.lang ?? language)} ${label.text}` },
    body: html(training.body),
    turnLabel: t('cardDetails', { title: training.title?.text ?? '' }),
  }
}

/** A service with the icon that is served below `/icons/` (CARD-27). */
export const toServicePostCard = (service: Read<RecordOf<typeof servicePosts>>, context: BlockContext): ServicePostCard => ({
  type: 'service',
  id: service.id,
  title: service.title ?? { text: '' },
  icon: service.icon ? { address: iconAddress(service.icon), width: service.iconWidth ?? iconWidth } : undefined,
  text: cardText(service),
  more: action(context, cardAddress(service), service.linkText),
})

/** The same service as a tile that leads where its link would (CARD-28, D-CARD-9). */
export const toTileCard = (service: Read<RecordOf<typeof servicePosts>>, { link }: Pick<BlockContext, 'link'>): TileCard => ({
  type: 'tile',
  id: service.id,
  title: service.title ?? { text: '' },
  to: link(cardAddress(service)),
  icon: service.icon ? iconAddress(service.icon) : undefined,
  text: cardText(service),
  linkText: nonBlank(service.linkText),
})
