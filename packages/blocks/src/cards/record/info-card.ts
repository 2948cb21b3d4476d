import type { RecordOf } from '@bank/model/collection.ts'
import type { infoCardIcons, infoCards } from '@bank/model/collections/cards.ts'
import type { FraudIcon } from '@bank/model/icons.ts'
import type { Read } from '@bank/model/read.ts'
import { nonBlank } from '@bank/model/text.ts'
import type { BlockContext } from '../../block.ts'
import type { InfoCard } from './cards.ts'

/** The drawing behind each value (CARD-30). */
const fraudIconOf: Record<(typeof infoCardIcons)[number], FraudIcon> = {
  snail_mail: 'fraud-mail',
  email_fraud: 'fraud-email',
  text_fraud: 'fraud-text',
  social_media_fraud: 'fraud-social',
  fraud: 'fraud-money',
  card_fraud: 'fraud-card',
  peer_fraud: 'fraud-peer',
  voice_fraud: 'fraud-voice',
  irs_fraud: 'fraud-irs',
  employment_fraud: 'fraud-employment',
  phone_fraud: 'fraud-phone',
  website_fraud: 'fraud-website',
}

/** A card that explains; without an icon of its own it has the general one (CARD-29, D-CARD-10). */
export const toInfoCard = (info: Read<RecordOf<typeof infoCards>>, { html, t }: Pick<BlockContext, 'html' | 't'>): InfoCard => ({
  type: 'info',
  id: info.id,
  title: info.title ?? { text: '' },
  icon: fraudIconOf[info.icon ?? 'fraud'],
  intro: nonBlank(info.intro),
  body: html(info.body),
  foldLabel: t('infoCardFold'),
})
