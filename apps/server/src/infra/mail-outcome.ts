import type { SendMailOptions, Transporter } from 'nodemailer'

/**
 * What became of a mail. `put-off`: the mail server does not have it and may take it later. `uncertain`: the connection
 * was lost after the mail was handed over, so the server may have it.
 */
export interface Outcome {
  state: 'sent' | 'failed' | 'put-off' | 'uncertain'
  /** The words of the mail server. */
  says?: string
}

const MOST_WORDS = 200

/** A message that remembers whether its text began to go to the mail server. */
export interface Followed extends SendMailOptions {
  progress: { isHandedOver: boolean }
}

/** Notes each message whose text begins to go to the mail server. Before that, the server cannot have it. */
export function followHandOver(transport: Transporter): void {
  transport.use('stream', (mail, done) => {
    const create = mail.message.createReadStream.bind(mail.message)
    mail.message.createReadStream = (options) => {
      const stream = create(options)
      const pipe = stream.pipe.bind(stream)
      stream.pipe = <To extends NodeJS.WritableStream>(to: To, how?: { end?: boolean }) => {
        const { progress } = mail.data as Partial<Followed>
        if (progress) progress.isHandedOver = true
        return pipe(to, how)
      }
      return stream
    }
    done()
  })
}

interface SmtpError {
  command?: string
  responseCode?: number
  response?: string
}

/** A refusal of the log-in or of the sender concerns no address in particular: it is put off until somebody mends it. */
export function outcomeOf(error: unknown, isHandedOver: boolean): Outcome {
  const { responseCode = 0, response, command = '' } = error as SmtpError
  const says = response && { says: response.replace(/\s+/g, ' ').trim().slice(0, MOST_WORDS) }
  const isAboutAddress = isHandedOver || command === 'RCPT TO' || command === 'DATA'
  if (responseCode >= 500 && isAboutAddress) return { state: 'failed', ...says }
  if (responseCode >= 400) return { state: 'put-off', ...says }
  return { state: isHandedOver ? 'uncertain' : 'put-off' }
}
