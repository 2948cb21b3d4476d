cd /work/wt/loc; export PATH=/work/wt/loc/node_modules/.bin:$PATH PORT=4410 DATA_DIR=/work/wt/loc/.build/test-data CAPTCHA_PROVIDER=altcha RATE_LIMIT_PER_MINUTE=100000 MESSAGES_PER_MINUTE=100000 LOG_LEVEL=warn DATABASE_URL= LEADS_DATABASE_URL=file:/tmp/me/leads.sqlite SMTP_URL= SITE_URL=
exec node apps/api/src/server.ts
