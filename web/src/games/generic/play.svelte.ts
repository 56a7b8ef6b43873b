/** What is written on forms and not handed in. */

export class Play {
  /** Whether a choice waits for a second tap. */
  confirm = $state(false)
  /** By form, as the server describes it: another form is another paper. */
  written = $state.raw<Readonly<Record<string, unknown>>>({})

  write(form: string, what: unknown): void {
    this.written = { ...this.written, [form]: what }
  }

  /** The form was handed in. */
  clear(form: string): void {
    if (form in this.written) this.written = Object.fromEntries(Object.entries(this.written).filter(([other]) => other !== form))
  }
}
