<?php
/**
 * Joinchat as a plugin to move from.
 *
 * @package Hadaya
 */

namespace Hadaya\Joinchat;

use Hadaya\Move\ChannelSanitizer;
use Hadaya\Move\MessagePlaceholders;
use Hadaya\Move\MoveNotes;
use Hadaya\Move\MoveSource;
use Hadaya\Move\PageKinds;
use Hadaya\Move\StoredValue;

defined( 'ABSPATH' ) || exit;

/**
 * Joinchat, which was "WAme" and "WhatsApp me" before its version 4 and kept the same settings under that name.
 */
final class JoinchatSource implements MoveSource {

	/**
	 * The name that a call gives it.
	 *
	 * @return string
	 */
	public function id(): string {
		return 'joinchat';
	}

	/**
	 * The name that an owner knows it by.
	 *
	 * @return string
	 */
	public function name(): string {
		return 'Joinchat';
	}

	/**
	 * Folders of the plugin.
	 *
	 * @return string[]
	 */
	public function folders(): array {
		return array( 'creame-whatsapp-me', 'joinchat-premium' );
	}

	/**
	 * Its only widget.
	 *
	 * @return array[]
	 */
	public function widgets(): array {
		return '' === StoredValue::text_of( JoinchatData::kept(), 'telephone' ) ? array() : array(
			array(
				'id'     => '',
				'name'   => $this->name(),
				'active' => true,
			),
		);
	}

	/**
	 * Its widget as ours.
	 *
	 * @param string    $id    Not used: there is one.
	 * @param MoveNotes $notes Gets what is changed and what cannot be taken.
	 * @return array[]
	 */
	public function read( string $id, MoveNotes $notes ): array { // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter -- It has one widget.
		$kept    = JoinchatData::kept();
		$look    = self::look( $kept );
		$channel = ChannelSanitizer::whatsapp( StoredValue::text_of( $kept, 'telephone' ), $look['color'], self::channel( $kept, $notes ), $notes );
		$given   = isset( $kept['visibility'] ) && is_array( $kept['visibility'] ) ? $kept['visibility'] : array();
		$pages   = JoinchatPages::read( $given, $notes );
		$is_seen = JoinchatPages::is_shown( $given ) || array() !== $pages;
		JoinchatNotes::tell( $kept, $notes );
		PageKinds::leave_own( '_joinchat', $notes );
		$own = array(
			'enabled'  => null !== $channel && $is_seen,
			'channels' => array_values( array_filter( array( $channel ) ) ),
			'form'     => false,
			'pages'    => $pages,
		);
		return array(
			'widget' => $own + $look,
			'form'   => array(),
		);
	}

	/**
	 * Nothing: it has one widget.
	 *
	 * @return array
	 */
	public function common(): array {
		return array();
	}

	/**
	 * Its channel, without the number.
	 *
	 * @param array     $kept  What Joinchat keeps.
	 * @param MoveNotes $notes Gets what is changed.
	 * @return array
	 */
	private static function channel( array $kept, MoveNotes $notes ): array {
		$message = __( 'Message that is written beforehand', 'hadaya' );
		$welcome = __( 'Welcome in the chat window', 'hadaya' );
		$greets  = '' !== JoinchatData::own_text( $kept, 'message_text' );
		$head    = StoredValue::text_of( $kept, 'header' );
		return array(
			'message'        => MessagePlaceholders::translate(
				JoinchatData::own_text( $kept, 'message_send' ),
				$message,
				array( 'title', 'url', 'product', 'sku', 'price' ),
				$notes
			),
			'web'            => StoredValue::is_true( StoredValue::text_of( $kept, 'whatsapp_web' ) ),
			'popup'          => $greets,
			'popup_headline' => 0 === strpos( $head, '__' ) ? '' : $head,
			'popup_welcome'  => MessagePlaceholders::translate( JoinchatData::own_text( $kept, 'message_text' ), $welcome, array(), $notes ),
			'popup_open'     => $greets && ! JoinchatData::has_badge( $kept ) && JoinchatData::seconds( $kept, 'message_delay', 10 ) > 0,
		);
	}

	/**
	 * The look of its button.
	 *
	 * @param array $kept What Joinchat keeps.
	 * @return array
	 */
	private static function look( array $kept ): array {
		list( $ground, $sign ) = explode( '/', StoredValue::text_of( $kept, 'color' ) . '/100' );
		$color                 = StoredValue::color( $ground );
		$picture               = StoredValue::picture( $kept, 'button_image' );
		return array(
			'cta_text'   => StoredValue::text_of( $kept, 'button_tip' ),
			'color'      => '' === $color ? ChannelSanitizer::GREEN : $color,
			'icon_color' => '0' === $sign ? '#000000' : '#ffffff',
			'icon'       => '' === $picture ? 'chat-base' : 'chat-image',
			'icon_image' => $picture,
			'size'       => 60,
			'position'   => 'left' === StoredValue::text_of( $kept, 'position' ) ? 'left' : 'right',
			'bottom'     => 20,
			'side'       => 20,
			'devices'    => StoredValue::is_true( StoredValue::text_of( $kept, 'mobile_only' ) ) ? 'mobile' : 'all',
			'delay'      => max( 0, min( 3600, JoinchatData::seconds( $kept, 'button_delay', 3 ) ) ),
			'analytics'  => true,
			'attention'  => array( 'badge' => JoinchatData::has_badge( $kept ) ),
			'ads'        => array(
				'enabled' => '' !== StoredValue::text_of( $kept, 'gads' ),
				'click'   => StoredValue::text_of( $kept, 'gads' ),
			),
		);
	}
}
