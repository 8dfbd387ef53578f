import box from '../art/box-open.svg'
import layers from '../art/lab-layers.svg'
import './opens-badge.css'

/** What the team opens now, such as "Box 4" or "Layer 2": a numbered box is drawn as one, all else as the case. */
export function OpensBadge({ children }: { children: string }) {
  const boxNumber = /\bbox\D*(\d+)/i.exec(children)?.[1]
  return (
    <div className="opens">
      <span className="drawing" aria-hidden="true">
        <img src={boxNumber ? box : layers} alt="" />
        {boxNumber && <b>{boxNumber}</b>}
      </span>
      <span className="kicker">{children}</span>
    </div>
  )
}
