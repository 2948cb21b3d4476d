// SQLite keeps what was chosen as text: there is nothing to change.
export async function up(): Promise<void> {}

export async function down(): Promise<void> {}
