import head from '../art/professor-head.svg'
import './professor-tip.css'

export function ProfessorTip({ children }: { children: string }) {
  return (
    <div className="tip">
      <img src={head} alt="" width={360} height={380} />
      <p>{children}</p>
    </div>
  )
}
