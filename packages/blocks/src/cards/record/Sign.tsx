/** Plus while something is folded, minus while it is open: characters for the text, bars for the eye (CARD-25, D-CARD-6). */
export const Sign = ({ open }: { open: boolean }) => (
  <span className={open ? 'record-list-sign record-list-sign-open' : 'record-list-sign'} aria-hidden="true">
    {open ? '-' : '+'}
  </span>
)
