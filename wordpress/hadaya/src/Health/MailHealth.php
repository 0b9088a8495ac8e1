<?php
/**
 * Site Health test for emails.
 *
 * @package Hadaya
 */

namespace Hadaya\Health;

use Hadaya\Mail\MailReport;

defined( 'ABSPATH' ) || exit;

/**
 * Reports whether emails about leads are sent. Leads are stored in any case, but without an email the shop may not notice them.
 */
final class MailHealth {

	private MailReport $mail_report;

	public function __construct( MailReport $mail_report ) {
		$this->mail_report = $mail_report;
	}

	/**
	 * Adds the test for unsent emails to the Site Health screen.
	 *
	 * @param array<string, array<string, array{label: string, test: callable|string, has_rest?: bool, skip_cron?: bool, async_direct_test?: callable}>> $tests Tests of the screen.
	 * @return array<string, array<string, array{label: string, test: callable|string, has_rest?: bool, skip_cron?: bool, async_direct_test?: callable}>>
	 */
	public function add_test( $tests ): array {
		$tests['direct']['hadaya_mails'] = array(
			'label' => __( 'Hadaya: emails', 'hadaya' ),
			'test'  => array( $this, 'test' ),
		);
		return $tests;
	}

	/**
	 * Tests whether emails about messages failed, are being retried, or are overdue.
	 *
	 * @return array{label: string, status: string, badge: array{label: string, color: string}, description: string, actions: string, test: string}
	 */
	public function test(): array {
		$count = $this->mail_report->count_problems();
		$do    = __(
			'The messages are safe in your inbox. Ask your host to check email delivery, or use an SMTP plugin. Then open each message and choose “Send now”.', // phpcs:ignore Generic.Files.LineLength -- One translatable string.
			'hadaya'
		);
		if ( $count['failed'] > 0 ) {
			$text = sprintf(
				/* translators: %s: number of messages. */
				_n(
					'All attempts to send emails for %s message failed.',
					'All attempts to send emails for %s messages failed.',
					$count['failed'],
					'hadaya'
				),
				number_format_i18n( $count['failed'] )
			);
			return SiteHealth::answer(
				'hadaya_mails',
				'critical',
				__( 'Emails about form messages are not sent', 'hadaya' ),
				$text . ' ' . $do
			);
		}
		if ( $count['late'] > 0 ) {
			$text = sprintf(
				/* translators: %s: number of messages. */
				_n(
					'Emails for %s message could not be sent. Hadaya will try again.',
					'Emails for %s messages could not be sent. Hadaya will try again.',
					$count['late'],
					'hadaya'
				),
				number_format_i18n( $count['late'] )
			);
			return SiteHealth::answer(
				'hadaya_mails',
				'recommended',
				__( 'Emails about form messages are delayed', 'hadaya' ),
				$text . ' ' . $do
			);
		}
		return SiteHealth::answer(
			'hadaya_mails',
			'good',
			__( 'Emails about form messages are being sent without problems', 'hadaya' ),
			__( 'No emails are waiting and none have failed.', 'hadaya' )
		);
	}
}
