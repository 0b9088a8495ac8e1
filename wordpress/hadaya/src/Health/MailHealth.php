<?php
/**
 * Our question about mails on the screen "Site Health".
 *
 * @package Hadaya
 */

namespace Hadaya\Health;

use Hadaya\Mail\MailReport;

defined( 'ABSPATH' ) || exit;

/**
 * Says whether the mails about leads go out. The leads themselves are kept, but nobody looks for what he is not told of.
 */
final class MailHealth {

	private MailReport $mail_report;

	public function __construct( MailReport $mail_report ) {
		$this->mail_report = $mail_report;
	}

	/**
	 * Adds the question.
	 *
	 * @param array $tests Questions of the screen.
	 * @return array
	 */
	public function add_test( $tests ): array {
		$tests['direct']['hadaya_mails'] = array(
			'label' => __( 'Hadaya: mails', 'hadaya' ),
			'test'  => array( $this, 'test' ),
		);
		return $tests;
	}

	/**
	 * Whether mails go out.
	 *
	 * @return array
	 */
	public function test(): array {
		$count = $this->mail_report->count_trouble();
		$do    = __(
			'Nothing is lost: the messages are in your list. Have your host look at the mail of this site, or use a plugin that sends it by SMTP; then open the message and choose “Send now”.', // phpcs:ignore Generic.Files.LineLength -- One text.
			'hadaya'
		);
		if ( $count['failed'] > 0 ) {
			$text = sprintf(
				/* translators: %s: number of messages. */
				_n( 'The mails about %s message were given up.', 'The mails about %s messages were given up.', $count['failed'], 'hadaya' ),
				number_format_i18n( $count['failed'] )
			);
			return SiteHealth::answer(
				'hadaya_mails',
				'critical',
				__( 'Mails about messages of Hadaya’s form are not sent', 'hadaya' ),
				$text . ' ' . $do
			);
		}
		if ( $count['late'] > 0 ) {
			$text = sprintf(
				/* translators: %s: number of messages. */
				_n(
					'The mails about %s message could not be sent yet and are tried again.',
					'The mails about %s messages could not be sent yet and are tried again.',
					$count['late'],
					'hadaya'
				),
				number_format_i18n( $count['late'] )
			);
			return SiteHealth::answer(
				'hadaya_mails',
				'recommended',
				__( 'Mails about messages of Hadaya’s form are late', 'hadaya' ),
				$text . ' ' . $do
			);
		}
		return SiteHealth::answer(
			'hadaya_mails',
			'good',
			__( 'Mails about messages of Hadaya’s form go out', 'hadaya' ),
			__( 'None waits and none was given up.', 'hadaya' )
		);
	}
}
