<?php
/**
 * Our question about messages on the screen "Site Health".
 *
 * @package Hadaya
 */

namespace Hadaya\Health;

use Hadaya\Form\Captcha;
use Hadaya\Settings\Options;
use Hadaya\Webhook\Webhook;

defined( 'ABSPATH' ) || exit;

/**
 * Says whether the form's spam check works and whether messages reach the owner's other system.
 */
final class MessageHealth {

	/**
	 * The owner's settings.
	 *
	 * @var Options
	 */
	private Options $options;

	/**
	 * Remembers its parts.
	 *
	 * @param Options $options The owner's settings.
	 */
	public function __construct( Options $options ) {
		$this->options = $options;
	}

	/**
	 * Adds the question.
	 *
	 * @param array $tests Questions of the screen.
	 * @return array
	 */
	public function add_test( $tests ): array {
		$tests['direct']['hadaya_messages'] = array(
			'label' => __( 'Hadaya: messages', 'hadaya' ),
			'test'  => array( $this, 'test' ),
		);
		return $tests;
	}

	/**
	 * Whether messages are checked and handed on as the owner wants it.
	 *
	 * @return array
	 */
	public function test(): array {
		$form  = $this->options->form();
		$found = array_filter(
			array(
				'none' === $form['captcha']['kind'] ? '' : Captcha::trouble( $form['captcha'] ),
				$form['webhook']['enabled'] ? self::given_up() : '',
			)
		);
		if ( array() === $found ) {
			return SiteHealth::answer( 'hadaya_messages', 'good', __( 'Messages of Hadaya’s form come through', 'hadaya' ), __( 'Neither the spam check nor the way to your other system has a problem.', 'hadaya' ) );
		}
		return SiteHealth::answer( 'hadaya_messages', 'recommended', __( 'Messages of Hadaya’s form need your attention', 'hadaya' ), implode( ' ', $found ) );
	}

	/**
	 * What to do about messages that the other system has not taken; an empty text when there are none.
	 *
	 * @return string
	 */
	private static function given_up(): string {
		$lost = Webhook::count_lost();
		/* translators: %s: number of messages. */
		return 0 === $lost ? '' : sprintf( _n( '%s message was not taken by your other system. Open it and choose “Try again” once the other side works.', '%s messages were not taken by your other system. Open each of them and choose “Try again” once the other side works.', $lost, 'hadaya' ), number_format_i18n( $lost ) );
	}
}
