import { DrawnIcon } from '@bank/ui/icons/DrawnIcon.tsx'
import { Link } from '@bank/ui/links/Link.tsx'
import { LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import { ChevronDown } from 'lucide'
import type { OfficeCard } from '../cards/record/cards.ts'
import { entryAttributes } from '../live-list/facets.ts'
import { groupLocations, type StateGroup } from './group-locations.ts'
import type { LocationListProps } from './toProps.ts'

const Title = ({ of }: { of: OfficeCard }) =>
  of.to ? (
    <Link to={of.to}>
      <LocalizedText of={of.title} as="span" />
    </Link>
  ) : (
    <LocalizedText of={of.title} as="span" />
  )

const LocationItem = ({ of }: { of: OfficeCard }) => (
  <>
    <p className="location-list-types">{of.types}</p>
    <address>
      {of.address.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {of.phone && <Link to={of.phone.to}>{of.phone.text}</Link>}
    </address>
  </>
)

const City = ({ name, cards }: StateGroup['cities'][number]) => {
  const [first, ...rest] = cards
  // A city with one place that bears its name says it once.
  if (first && rest.length === 0 && first.title.text === name)
    return (
      <div className="location-list-city" data-entry-group="">
        <div {...entryAttributes(first)}>
          <h3>
            <Title of={first} />
          </h3>
          <LocationItem of={first} />
        </div>
      </div>
    )
  return (
    <div className="location-list-city" data-entry-group="">
      <h3>{name}</h3>
      {cards.map((card) => (
        <div key={card.id} className="location-list-place" {...entryAttributes(card)}>
          <h4>
            <Title of={card} />
          </h4>
          <LocationItem of={card} />
        </div>
      ))}
    </div>
  )
}

/**
 * Every branch and every ATM, by state and city. A phone folds the states; the links of the index stand for them on wider
 * screens, where all are open.
 */
export const LocationStates = ({ cards, words }: Pick<LocationListProps, 'cards' | 'words'>) => {
  const groups = groupLocations(cards)
  const counted = ({ counts }: StateGroup) =>
    counts
      .flatMap((count, kind) => (count > 0 ? (words.counts[kind]?.[count > 1 ? 1 : 0]?.replace('{count}', `${count}`) ?? []) : []))
      .join(', ')
  return (
    <>
      <nav className="location-list-index" aria-label={words.index}>
        <ul>
          {groups.map((group) => (
            <li key={group.id}>
              <a href={`#${group.id}`}>
                <b>{group.name}</b>
                {counted(group) && <span>{counted(group)}</span>}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map((group) => (
        <details key={group.id} className="location-list-state fold" data-entry-group="">
          <summary>
            <h2>
              {group.name} {counted(group) && <small>{counted(group)}</small>}
            </h2>
            <DrawnIcon of={ChevronDown} />
          </summary>
          <div className="location-list-cities" id={group.id}>
            {group.cities.map((city) => (
              <City key={city.name} {...city} />
            ))}
          </div>
        </details>
      ))}
    </>
  )
}
