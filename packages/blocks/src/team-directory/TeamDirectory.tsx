import { Icon } from '@bank/ui/icons/Icon.tsx'
import { Link } from '@bank/ui/links/Link.tsx'
import { Picture } from '@bank/ui/pictures/Picture.tsx'
import { EmailAddress } from '@bank/ui/text/EmailAddress.tsx'
import { LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import { PhoneSentence } from '@bank/ui/text/PhoneSentence.tsx'
import type { Member, TeamDirectoryProps } from './toProps.ts'

/** Opens the form to a member; where its script is off or does not come, their mail address stands in for it (TEAM-08, D-TEAM-7). */
const EmailNow = ({ address, to, text, member }: NonNullable<Member['email']> & { member: string }) => {
  const content = (
    <>
      <Icon name="mail" size={20} />
      {text}
      <span className="visually-hidden">: {member}</span>
    </>
  )
  return (
    <>
      <button
        type="button"
        className="button button-line button-small team-directory-email"
        aria-haspopup="dialog"
        data-email-now={address}
        data-member={member}
      >
        {content}
      </button>
      <p className="team-directory-address" data-instead="">
        <Link to={to}>
          <EmailAddress of={address} />
        </Link>
      </p>
    </>
  )
}

const MemberCard = ({ anchor, name, initials, title, phone, email, photo }: Member) => (
  <li className="team-directory-member" id={anchor}>
    <div className="team-directory-portrait">
      {photo ? (
        <Picture of={photo} sizes="112px" most={224} aspect="1:1" decorative />
      ) : (
        <span className="team-directory-initials" aria-hidden="true">
          {initials}
        </span>
      )}
    </div>
    <div className="team-directory-words">
      <h3>{name}</h3>
      <LocalizedText of={title} className="team-directory-title" />
      {phone && (
        <p className="team-directory-phone">
          <Link to={phone.to}>{phone.text}</Link>
        </p>
      )}
      {email && <EmailNow {...email} member={name} />}
    </div>
  </li>
)

/** The people of the team, by region. */
export const TeamDirectory = ({ headline, intro, groups, ownMark, unreached }: Omit<TeamDirectoryProps, 'contact'>) => (
  <section className="section section-paper team-directory">
    <div className="wrap">
      {(headline || intro) && (
        <div className="team-directory-head">
          <LocalizedText of={headline} as="h2" />
          <LocalizedText of={intro} className="lead" />
        </div>
      )}
      {groups.map(({ id, name, members, own }) => (
        <section key={id} className="team-directory-group" aria-labelledby={`team-${id}`}>
          <p className="label" data-region={own.join(' ')} data-own-only="" hidden>
            {ownMark}
          </p>
          <LocalizedText of={name} as="h2" className="h3" id={`team-${id}`} />
          <ul className="team-directory-members">
            {members.map((member) => (
              <MemberCard key={member.id} {...member} />
            ))}
          </ul>
        </section>
      ))}
      {/* Shown by the style where a form was asked for and did not come (D-HEAD-1). */}
      <PhoneSentence className="team-directory-unreached" role="alert" data-search-skip="" {...unreached} />
    </div>
  </section>
)
